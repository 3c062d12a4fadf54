import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const files = {
  "hugo.json": JSON.stringify({
    baseURL: "https://corpus.example/",
    title: "Corpus",
    disableKinds: ["taxonomy", "term", "RSS", "404"],
    markup: { goldmark: { parser: { attribute: { title: true } } }, highlight: { noClasses: false } },
  }),
  "layouts/_default/baseof.html":
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title><meta name="description" content="{{ .Description }}"></head><body><nav>{{ partialCached "sidebar.html" . .CurrentSection.RelPermalink }}</nav><main>{{ block "main" . }}{{ end }}</main></body></html>',
  "layouts/_default/single.html":
    '{{ define "main" }}<h1>{{ .Title }}</h1><aside>{{ .TableOfContents }}</aside>{{ .Content }}{{ with .PrevInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ with .NextInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ end }}',
  "layouts/_default/list.html":
    '{{ define "main" }}<h1>{{ .Title }}</h1><ul>{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>{{ end }}',
  "layouts/partials/sidebar.html":
    '<ul>{{ range .CurrentSection.Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>',
} as const;

/** Makes a Hugo site around the docs of a corpus: sidebar of the folder, contents, previous and next. */
export function writeHugoSite(folder: string, data: string): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, "content"), { recursive: true });
  symlinkSync(join(data, "docs"), join(folder, "content", "docs"));
}
