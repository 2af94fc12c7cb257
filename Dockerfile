# The table in a small image: built in one stage, run in another by somebody who is not root.
# Everything but /data may be read-only.

FROM python:3.13-slim-bookworm AS build
WORKDIR /source
COPY . .
RUN pip install --no-cache-dir build==1.3.0 \
 && python -m build --wheel --outdir /wheels

FROM python:3.13-slim-bookworm
COPY --from=build /wheels /wheels
COPY constraints.txt /wheels/
RUN pip install --no-cache-dir --no-compile --constraint /wheels/constraints.txt "$(ls /wheels/*.whl)[postgres]" \
 && rm -r /wheels \
 && useradd --system --uid 10001 --home-dir /data --create-home --shell /usr/sbin/nologin farshore
ENV FARSHORE_HOST=0.0.0.0 \
    FARSHORE_PORT=8000 \
    FARSHORE_DATABASE=sqlite:////data/farshore.db \
    FARSHORE_LOG_JSON=on \
    PYTHONDONTWRITEBYTECODE=1
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s \
  CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["farshore"]
CMD ["serve"]
