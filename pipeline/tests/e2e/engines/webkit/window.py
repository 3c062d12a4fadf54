"""A window of WebKitGTK for tests that keeps a profile; WebKitWebDriver starts it.

MiniBrowser forgets all that a site has stored when its automation ends. Here caches, databases and workers lie below
FAIRLEAD_PROFILE, and what WebDriver lacks is asked for by pages through a message handler (`answer`).
"""

import json
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("JavaScriptCore", "4.1")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, JavaScriptCore, WebKit2  # noqa: E402

HANDLER = "fairleadTests"
PROFILE = os.environ["FAIRLEAD_PROFILE"]
WISHES = json.loads(os.environ["FAIRLEAD_WISHES"])
# What Safari has and this library leaves off unless it is asked.
SAFARIS = ["StorageAPI", "StorageAPIEstimate", "FileSystem"]
# What a browser that lets sites store nothing does without.
STORING = ["CacheAPI", "ServiceWorkers", "LocalStorage", "IndexedDBAPI", "StorageAPI", "FileSystem"]
KINDS = {
    "caches": WebKit2.WebsiteDataTypes.DOM_CACHE,
    "databases": WebKit2.WebsiteDataTypes.INDEXEDDB_DATABASES,
    "workers": WebKit2.WebsiteDataTypes.SERVICE_WORKER_REGISTRATIONS,
}


def data_manager():
    if WISHES.get("storage") == "private":
        return WebKit2.WebsiteDataManager(is_ephemeral=True)
    folders = {
        "base_data_directory": os.path.join(PROFILE, "data"),
        "base_cache_directory": os.path.join(PROFILE, "cache"),
    }
    if "quota" in WISHES:
        os.makedirs(folders["base_data_directory"], exist_ok=True)
        disk = os.statvfs(folders["base_data_directory"])
        share = WISHES["quota"] / (disk.f_blocks * disk.f_frsize)
        folders["origin_storage_ratio"] = share
        folders["total_storage_ratio"] = share
    return WebKit2.WebsiteDataManager(**folders)


def settings():
    made = WebKit2.Settings()
    made.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    made.set_enable_write_console_messages_to_stdout(True)
    made.set_enable_page_cache(True)
    features = WebKit2.Settings.get_all_features()
    for feature in (features.get(at) for at in range(features.get_length())):
        name = feature.get_identifier()
        if WISHES.get("storage") == "refused" and name in STORING:
            made.set_feature_enabled(feature, False)
        elif name in SAFARIS:
            made.set_feature_enabled(feature, True)
    return made


def source(view, tell, _question):
    def told(resource, result):
        tell(bytes(resource.get_data_finish(result)).decode("utf-8"))

    view.get_main_resource().get_data(None, told)


def resize(view, tell, question):
    view.get_toplevel().resize(question["width"], question["height"])
    tell("")


def scheme(view, tell, question):
    Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", question["scheme"] == "dark")
    tell("")


def clear(view, tell, question):
    manager = view.get_context().get_website_data_manager()
    types = WebKit2.WebsiteDataTypes(0)
    for kind in question["kinds"]:
        types |= KINDS[kind]

    def told(manager, result):
        manager.clear_finish(result)
        tell("")

    manager.clear(types, 0, None, told)


ANSWERS = {"source": source, "resize": resize, "scheme": scheme, "clear": clear}


def answer(_manager, value, reply, view):
    """Answers a question of a page: its own source, another size or colour scheme, storage that goes away."""
    question = json.loads(value.to_string())

    def tell(text):
        reply.return_value(JavaScriptCore.Value.new_string(value.get_context(), text))

    ANSWERS[question["ask"]](view, tell, question)
    return True


def new_view(_session, context):
    content = WebKit2.UserContentManager()
    view = WebKit2.WebView(
        web_context=context,
        settings=settings(),
        user_content_manager=content,
        is_controlled_by_automation=True,
    )
    content.connect(f"script-message-with-reply-received::{HANDLER}", answer, view)
    content.register_script_message_handler_with_reply(HANDLER, None)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(1280, 900)
    window.add(view)
    window.show_all()
    view.connect("close", lambda _: window.destroy())
    return view


def started(context, session):
    information = WebKit2.ApplicationInfo()
    information.set_name("WebKitGTK")
    version = [WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()]
    information.set_version(*version)
    session.set_application_info(information)
    session.connect("create-web-view", new_view, context)


web = WebKit2.WebContext(website_data_manager=data_manager())
web.set_automation_allowed(True)
web.connect("automation-started", started)
Gtk.main()
