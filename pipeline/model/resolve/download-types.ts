/**
 * Endings of files that a page may offer: what a browser shows as a picture or as plain text, plays, or
 * saves. Files that could run on the site's own address are not among them (`html`, `js`, `wasm`), nor XML,
 * which may be a page with scripts, nor files that a server might run (`php`, `py`, `shtml`). Any other
 * ending is refused: any file can be put into an archive. The content of an SVG is checked
 * (`check-pictures.ts`).
 */
const endings = new Set(
  `avif bmp gif ico jpeg jpg png svg tif tiff webp
  csv json log md pdf txt tsv yaml yml
  doc docx odp ods odt ppt pptx rtf xls xlsx
  7z bz2 gz rar tar tgz xz zip zst
  3mf brd dwg dxf f3d gbr glb gltf iges igs kicad_pcb kicad_pro kicad_sch obj sch step stl stp
  apj bin dfu elf fw hex img px4 uf2
  dbc dcf eds ksy mission param params parm plan waypoints
  c cpp h hpp ino lua rs
  bag mcap pcap pcapng tlog ulg
  flac m4a mov mp3 mp4 ogg wav webm
  otf ttf woff woff2
  asc sha256 sig`.split(/\s+/),
);

/** The end of the path of a picture. */
export const pictureEnding = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** The ending of a file in lower case, without its dot; empty where the name has none. */
export function endingOf(path: string): string {
  return /\.([^./]*)$/.exec(path)?.[1]?.toLowerCase() ?? "";
}

/** Whether a file of this name may be offered to readers. */
export function isDownloadType(path: string): boolean {
  return endings.has(endingOf(path));
}
