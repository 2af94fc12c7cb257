"""The script that runs tests again and again names what failed, and with which seeds."""

from __future__ import annotations

from pathlib import Path

import steadiness

REPORT = """<testsuites><testsuite>
<testcase classname="tests.web.test_zoom" name="test_a"/>
<testcase classname="tests.web.test_zoom" name="test_b[phone]"><failure message="no"/></testcase>
<testcase classname="tests.web.test_care" name="test_c"><failure message="no"/></testcase>
<testcase classname="tests.web.test_care" name="test_c"><error message="after it, too"/></testcase>
<testcase classname="tests.web.test_care" name="test_d"><skipped message="not here"/></testcase>
</testsuite></testsuites>"""


def test_a_report_names_each_failed_test_once(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    assert steadiness.read_report(report) == (0, ())
    report.write_text(REPORT, "utf-8")
    assert steadiness.read_report(report) == (
        5,
        ("tests.web.test_zoom.test_b[phone]", "tests.web.test_care.test_c"),
    )


def test_the_closing_table_counts_failures_and_tells_their_seeds() -> None:
    runs = [
        steadiness.Run(7, 10, 60.0, (), 0),
        steadiness.Run(8, 10, 60.0, ("a", "b"), 1),
        steadiness.Run(9, 10, 60.0, ("b",), 1),
        steadiness.Run(10, 0, 1.0, (), 4),
    ]
    assert [run.steady for run in runs] == [True, False, False, False], "a run without a test is no proof"
    assert steadiness.summarise(runs).splitlines() == [
        "1 of 4 runs without a failure",
        "    2 × b (seeds 8, 9)",
        "    1 × a (seeds 8)",
    ]
