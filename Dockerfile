# The server in a small image: built in one stage, run in another by a user without privileges.
# Everything but /data may be read-only. `python3 deploy/pin_images.py` adds the digest of the base.

ARG PYTHON_IMAGE=python:3.13-slim-bookworm

FROM ${PYTHON_IMAGE} AS build
WORKDIR /source
COPY . .
RUN pip install --no-cache-dir --require-hashes --requirement deploy/build-requirements.txt \
 && python -m build --wheel --no-isolation --outdir /wheels \
 && python -m venv /app \
 && /app/bin/pip install --no-cache-dir --no-compile --require-hashes --requirement deploy/requirements.txt \
 && /app/bin/pip install --no-cache-dir --no-compile --no-deps /wheels/*.whl \
 && python -m cyclonedx_py environment --output-file /app/farshore.cdx.json /app/bin/python

FROM ${PYTHON_IMAGE}
COPY --from=build /app /app
RUN useradd --system --uid 10001 --home-dir /data --create-home --shell /usr/sbin/nologin farshore
ENV PATH=/app/bin:/usr/local/bin:/usr/bin:/bin \
    FARSHORE_HOST=0.0.0.0 \
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
