"""The app as it is installed: a manifest, and a shell that opens without a network."""

from __future__ import annotations

import json
import urllib.request

from playwright.sync_api import Browser

from tests.web.people import Person


def test_the_manifest_names_icons_that_are_there(site: str) -> None:
    with urllib.request.urlopen(f"{site}/") as answer:
        assert 'rel="manifest"' in answer.read().decode()
    with urllib.request.urlopen(f"{site}/manifest.webmanifest") as answer:
        manifest = json.load(answer)
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        with urllib.request.urlopen(site + icon["src"]) as answer:
            assert answer.headers["Content-Type"].startswith(icon["type"])


def test_the_shell_opens_without_a_network(browser: Browser, site: str) -> None:
    person = Person(browser, site, service_workers="allow")
    page = person.page
    person.go("/settings")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.go("/settings")  # now through the worker, which keeps the files
    page.wait_for_selector(".field-set")
    page.wait_for_load_state("networkidle")
    person.context.set_offline(True)
    person.go("/settings")
    page.wait_for_selector("h1")
    assert page.inner_text("h1").lower() == "settings"
    person.context.set_offline(False)
    person.close()
