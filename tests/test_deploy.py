"""What hosting needs, as far as it can be tried without containers: files are checked, and their commands are run."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
from configparser import ConfigParser
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from farshore.server.settings import Settings, from_environment, variable

ROOT = Path(__file__).parents[1]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
UNIT = (ROOT / "deploy" / "farshore.service").read_text("utf-8")
SETTINGS = {variable(field.name) for field in fields(Settings)}


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile, an instruction and its words at a time."""
    lines = re.sub(r"\\\n", " ", re.sub(r"^#.*\n", "", DOCKERFILE, flags=re.MULTILINE)).splitlines()
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1].strip()) for line in lines if line.strip()]


def image_environment() -> dict[str, str]:
    found = next(words for name, words in instructions() if name == "ENV")
    return dict(part.split("=", 1) for part in shlex.split(found))


def test_the_image_is_run_by_nobody_special_and_writes_to_its_data_only() -> None:
    known = {"ARG", "FROM", "WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK"}
    assert {name for name, _ in instructions()} <= known | {"ENTRYPOINT", "CMD"}
    assert [words for name, words in instructions() if name == "USER"] == ["10001"]
    last = [name for name, _ in instructions()]
    assert last.index("USER") > max(at for at, name in enumerate(last) if name == "RUN")
    assert [words for name, words in instructions() if name == "VOLUME"] == ["/data"]
    for name, words in instructions():
        if name == "FROM":
            assert words.split()[0] == "${PYTHON_IMAGE}"
        if name == "ARG":
            assert re.search(r":\d+\.\d+", words), "a version, not the latest"
        if name == "COPY" and "--from" not in words:
            assert all((ROOT / source).exists() for source in words.split()[:-1])


def test_the_image_says_settings_that_there_are() -> None:
    environment = {name: words for name, words in image_environment().items() if name.startswith("FARSHORE_")}
    assert environment.keys() <= SETTINGS
    settings = from_environment(environment)
    assert settings.durable, "others reach it"
    assert settings.database.startswith("sqlite:////data/")


@pytest.mark.slow
def test_what_the_image_starts_runs_with_one_folder_to_write_to(tmp_path: Path) -> None:
    """Its command and its environment, its health check, and nothing written elsewhere."""
    from server.conftest import free_port

    data, elsewhere = tmp_path / "data", tmp_path / "read-only"
    data.mkdir()
    elsewhere.mkdir(mode=0o555)
    port = str(free_port())
    words = json.loads(next(words for name, words in instructions() if name == "CMD"))
    health = next(words for name, words in instructions() if name == "HEALTHCHECK").split("CMD ", 1)[1]
    environment = {name: value.replace("/data/", f"{data}/") for name, value in image_environment().items()}
    environment |= {"FARSHORE_PORT": port, "FARSHORE_HOST": "127.0.0.1", "HOME": str(elsewhere)}
    environment |= {"PATH": os.environ["PATH"], "PYTHONPATH": os.environ.get("PYTHONPATH", "")}
    command = [sys.executable, "-m", "farshore", *words]
    with subprocess.Popen(command, cwd=elsewhere, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            check = [sys.executable, *json.loads(health)[1:]]
            check[-1] = check[-1].replace("8000", port)
            for _ in range(100):
                if subprocess.run(check, capture_output=True, check=False).returncode == 0:
                    break
            else:
                pytest.fail("not healthy")
            assert [file.name for file in data.iterdir() if file.suffix == ".db"] == ["farshore.db"]
            assert list(elsewhere.iterdir()) == []
        finally:
            process.terminate()


def test_compose_asks_for_what_there_is_and_lets_little_happen() -> None:
    farshore = COMPOSE["services"]["farshore"]
    assert {name for name in farshore["environment"] if name.startswith("FARSHORE_")} <= SETTINGS
    assert farshore["read_only"]
    assert farshore["cap_drop"] == ["ALL"]
    assert "ports" not in farshore, "only the proxy is reached from outside"
    assert farshore["environment"]["FARSHORE_PROXY"] == "on"
    settings = from_environment({**farshore["environment"], "FARSHORE_HOST": "0.0.0.0"})
    assert settings.workers == 2
    used = {volume.split(":")[0] for service in COMPOSE["services"].values() for volume in service.get("volumes", ())}
    assert {name for name in used if not name.startswith(".")} == set(COMPOSE["volumes"])
    for name in used:
        assert not name.startswith(".") or (ROOT / name).exists()
    for name, service in COMPOSE["services"].items():
        if name != "farshore":
            assert re.search(r":\d+\.\d+", service["image"]), "a version, not the latest"


def test_the_proxy_keeps_metrics_to_itself() -> None:
    words = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
    assert words.count("{") == words.count("}")
    assert "path /metrics" in words
    assert "reverse_proxy farshore:8000" in words
    assert 'header Strict-Transport-Security "max-age=' in words


def test_the_security_page_says_how_to_report_and_is_linked() -> None:
    words = (ROOT / "SECURITY.md").read_text("utf-8")
    assert re.search(r"^#+ .*report", words, re.MULTILINE | re.IGNORECASE)
    assert "privately" in words or "private" in words
    assert "SECURITY.md" in (ROOT / "README.md").read_text("utf-8")


def test_the_nginx_of_the_docs_keeps_the_port_and_the_metrics() -> None:
    page = (ROOT / "docs" / "how-to" / "host.md").read_text("utf-8")
    (block,) = re.findall(r"^```\n(location.*?)^```", page, re.M | re.S)
    assert "proxy_set_header Host $http_host;" in block, "$host has no port: sockets on other ports were refused"
    assert re.search(r"location = /metrics \{\s*deny all;", block)
    assert block.count("{") == block.count("}")


def test_the_unit_says_settings_that_there_are() -> None:
    parser = ConfigParser(strict=False, interpolation=None, allow_no_value=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(UNIT)
    assert {"Unit", "Service", "Install"} == set(parser.sections())
    environment = dict(re.findall(r"^Environment=(FARSHORE_\w+)=(.*)$", UNIT, re.MULTILINE))
    assert environment.keys() <= SETTINGS
    assert from_environment(environment).durable
    for line in ("DynamicUser=yes", "ProtectSystem=strict", "NoNewPrivileges=yes", "CapabilityBoundingSet="):
        assert f"\n{line}\n" in UNIT


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="this machine has no systemd")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "farshore.service"
    unit.write_text(UNIT.replace("/opt/farshore/bin/farshore", sys.executable), "utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    complaints = [line for line in done.stderr.splitlines() if "farshore.service" in line]
    assert complaints == []


def commands() -> list[list[str]]:
    """Return the commands of the page about backup, restore and upgrade."""
    page = (ROOT / "docs" / "how-to" / "back-up.md").read_text("utf-8")
    return [shlex.split(line[2:]) for line in page.splitlines() if line.startswith("$ ")]


@pytest.mark.slow
def test_backup_restore_and_upgrade_as_they_are_written_down(tmp_path: Path) -> None:
    from farshore_research.bench.database_start import fill

    fill(f"sqlite:///{tmp_path}/farshore.db", "skerries", 5)
    assert [words[2] for words in commands()] == ["export", "verify", "import", "upgrade"]
    for words in commands():
        assert words[0] == "farshore"
        done = subprocess.run([sys.executable, "-m", *words], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    kept = [rows(tmp_path / name) for name in ("farshore.db", "restored.db")]
    assert kept[0] == kept[1]
    assert len(kept[0]) > 5


def rows(file: Path) -> list[Any]:
    with sqlite3.connect(file) as connection:
        return [row for table in ("tables", "seats", "events") for row in connection.execute(f"select * from {table}")]


@pytest.mark.slow
def test_a_database_of_the_first_version_is_upgraded(tmp_path: Path) -> None:
    from alembic import command
    from alembic.config import Config

    from farshore.server.store import database, migrate

    url = f"sqlite:///{tmp_path}/old.db"
    config = Config()
    config.set_main_option("script_location", str(migrate.MIGRATIONS))
    engine = migrate.engine(url)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()
    with sqlite3.connect(tmp_path / "old.db") as connection:
        connection.execute("insert into house (name, value) values ('kept', 'yes')")
    upgrade = [sys.executable, "-m", "farshore", "db", "upgrade", "--database", url]
    done = subprocess.run(upgrade, capture_output=True, text=True, check=True)
    assert "has been upgraded" in done.stdout
    assert database.version(database.at(url)) == database.HEAD
    with sqlite3.connect(tmp_path / "old.db") as connection:
        assert connection.execute("select value from house where name = 'kept'").fetchone() == ("yes",)
        assert "salt" in [column[1] for column in connection.execute("pragma table_info(tables)")]


WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_workflows_have_what_github_asks_for(file: Path) -> None:
    """Not all of its schema: names, triggers, least permissions, time limits, versions, and scripts that exist."""
    words = file.read_text("utf-8")
    workflow: dict[Any, Any] = yaml.safe_load(words)
    assert set(workflow) <= {"name", True, "permissions", "concurrency", "jobs", "env"}, "YAML reads `on` as true"
    assert workflow["permissions"] == {"contents": "read"}
    assert set(workflow[True]) <= {"push", "pull_request", "schedule", "workflow_dispatch"}
    for job in workflow["jobs"].values():
        assert job["timeout-minutes"] <= 60
        assert re.fullmatch(r"ubuntu-\d+\.\d+", job["runs-on"])
        for step in job["steps"]:
            assert len({"uses", "run"} & set(step)) == 1
            assert set(step) <= {"name", "uses", "run", "with", "env", "if", "id"}
            assert re.fullmatch(r"[\w-]+/[\w-]+@v\d+", step.get("uses", "a/b@v1"))
            assert "${{" not in step.get("run", ""), "values reach scripts by the environment only"
            if step.get("uses", "").startswith("actions/checkout@"):
                assert step["with"] == {"persist-credentials": False}
    for script in re.findall(r"(?:python3?|-r|--requirement) ((?:deploy/)?[\w/]+\.(?:py|txt))", words):
        assert (ROOT / script).exists(), script


def test_dependabot_watches_everything_that_is_pinned() -> None:
    found = yaml.safe_load((ROOT / ".github" / "dependabot.yml").read_text("utf-8"))
    watched = {(each["package-ecosystem"], each["directory"]) for each in found["updates"]}
    assert {name for name, _ in watched} == {"pip", "npm", "docker", "docker-compose", "github-actions"}
    assert all((ROOT / place.strip("/")).is_dir() for _, place in watched)
    assert (ROOT / "web" / "package.json").exists()


def deploy_script(name: str) -> Any:
    import importlib.util

    spec = importlib.util.spec_from_file_location(f"deploy_{name}", ROOT / "deploy" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_images_are_pinned_by_the_digest_that_the_registry_names() -> None:
    pin = deploy_script("pin_images").pin
    digests = {"old": f"sha256:{'0' * 64}", "new": f"sha256:{'1' * 64}"}
    for words in (DOCKERFILE, (ROOT / "compose.yaml").read_text("utf-8")):
        once = pin(words, lambda image: digests["old"])
        again = pin(once, lambda image: digests["new"])
        assert digests["old"] not in again
        assert again.count(digests["new"]) == once.count(digests["old"]) >= 1
        assert again.replace(f"@{digests['new']}", "") == words


def locked_versions(file: str) -> dict[str, str]:
    """The packages of a file with their versions; each has hashes, and no address of an index is named."""
    words = (ROOT / "deploy" / file).read_text("utf-8")
    assert "://" not in words
    assert "--index" not in words
    entry = r"^([\w.-]+)==(\S+)(?: ;[^\n\\]*)?((?: ?\\\n +--hash=sha256:[0-9a-f]{64})*)"
    entries = re.findall(entry, words, re.MULTILINE)
    assert len(entries) > 10
    assert all(hashes for _, _, hashes in entries)
    return {plain_name(name): version for name, version, _ in entries}


def plain_name(requirement: str) -> str:
    return re.split(r"[\[<>=!~;]", requirement)[0].lower().replace("_", "-").replace(".", "-")


def test_locked_requirements_are_those_of_the_project() -> None:
    """Every package with a version that constraints.txt has too, and with hashes."""
    locked = locked_versions("requirements.txt")
    constraints = (ROOT / "constraints.txt").read_text("utf-8").split()
    known = {plain_name(each): each.partition("==")[2] for each in constraints}
    assert {name: known[name] for name in locked} == locked
    assert {plain_name(wanted) for wanted in deploy_script("lock").direct_requirements()} <= set(locked)


def test_image_and_releases_are_built_by_locked_packages() -> None:
    locked = locked_versions("build-requirements.txt")
    lock = deploy_script("lock")
    assert {plain_name(wanted) for wanted in lock.build_requirements()} <= set(locked)
    assert [f"{name}=={locked[name]}" for name in ("build", "cyclonedx-bom")] == list(lock.TOOLS)
    for words in (DOCKERFILE, (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")):
        builds = [line for line in words.splitlines() if "-m build" in line]
        assert len(builds) == 1
        assert "--no-isolation" in builds[0]
        assert "--require-hashes --requirement deploy/build-requirements.txt" in words


def test_a_new_environment_gets_a_current_pip(monkeypatch: pytest.MonkeyPatch) -> None:
    import run

    asked: list[list[str]] = []
    monkeypatch.setattr(subprocess, "run", lambda command, **_: asked.append(command))
    run.upgrade_pip()
    assert asked[0][-2:] == ["--upgrade", run.CURRENT_PIP]


def test_alerts_and_dashboard_use_metrics_that_there_are() -> None:
    from prometheus_client import generate_latest

    from farshore.server import metrics

    assert metrics.loop_lag
    known = set(re.findall(r"^# TYPE (\S+)", generate_latest().decode(), re.MULTILINE))
    alerts = yaml.safe_load((ROOT / "deploy" / "alerts.yml").read_text("utf-8"))["groups"][0]["rules"]
    panels = json.loads((ROOT / "deploy" / "grafana.json").read_text("utf-8"))["panels"]
    expressions = [rule["expr"] for rule in alerts] + [each["expr"] for panel in panels for each in panel["targets"]]
    used = {name for words in expressions for name in re.findall(r"\b(?:farshore|process)_\w+", words)}
    assert len(used) > 10
    for name in used:
        assert name in known or re.sub(r"_(bucket|count|sum)$", "", name) in known, name
    page = (ROOT / "docs" / "how-to" / "operate.md").read_text("utf-8")
    assert [rule["alert"] for rule in alerts if f"`{rule['alert']}`" not in page] == []
