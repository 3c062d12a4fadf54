/** Generated from schema/source by `npm run generate`. Change the schemas, not this file. */

/** Identifier, unique within its type. Use letters, digits, "-" and "_", and begin with a letter or digit. */
export type Id = string
/** One line of plain text. */
export type Line = string
/** One line of text; inline Markdown and value references are allowed. */
export type Prose = string
/** Markdown text, as in the docs. */
export type Markdown = string
/** One sentence that says what this is; shown on cards and to search engines. At most 160 characters. */
export type Summary = string
/** A public address of this site, such as /docs/intro, without suffix or final slash. */
export type Pathname = string
/** A public address that a page once had. Hosts that read `_redirects` take a star for any address at all, so it has none. */
export type FormerAddress = string
/** A link, either an address of this site such as /docs/intro#setup, or a whole https address. */
export type Link = string
/** A day as YYYY-MM-DD. */
export type Date = string
/** published: all that is known; stub: a name without facts, drawn as a short page; draft and archived are not in the output, where archived ones keep their address reserved. */
export type State = ("draft" | "stub" | "published" | "archived")
/** Names of what is not known, such as Supply voltage. Texts never speak of it; the page shows the names once, in a closed panel at its end. */
export type UnknownNames = Line[]
/** The address is promised to the public. While the state is draft the page is drawn as a stub, with nothing of the draft but its name and where it belongs. */
export type FixedAddress = boolean
/** How well a value is known; stated is what the maker of a component, or a standard, states. Without it a value is unverified and not published. */
export type Status = ("confirmed" | "stated" | "measured" | "calculated" | "preliminary" | "unverified" | "withdrawn")
/** Where the product stands in its commercial life. not-stated draws no stamp. */
export type Lifecycle = ("not-stated" | "preview" | "sampling" | "active" | "nrnd" | "last-time-buy" | "eol" | "obsolete")
/** How final the data of the sheet is. not-stated draws no stamp. */
export type Maturity = ("not-stated" | "concept" | "advance" | "preliminary" | "production")
/** Section of a datasheet, in the order in which engineers expect them. */
export type Section = ("features" | "absmax" | "esd" | "recommended" | "thermal" | "electrical" | "interface" | "mechanical" | "environmental" | "compliance")
/** Level of a value - smallest, design target, observed centre, largest. */
export type Level = ("min" | "nom" | "typ" | "max")
/** A number; its digits are kept as written. */
export type Number = number
/** A number in decimal; its digits are kept as written. */
export type Quantity = number
/** A number in decimal, not below zero; its digits are kept as written. */
export type Amount = number
/** A value out of a list of words. */
export type Token = string
/** Marks our own reading of something that the company has not stated; says what a person must confirm. */
export type Reading = string
/**
 * Where the statements of this record come from (ids of sources.yaml).
 *
 * Items: Id of a source.
 */
export type Sources = string[]
/**
 * Variant of the product for which the value holds, or a list of variants.
 *
 * @minItems 1
 */
export type ScopeVariant = (string | [Id, ...(Id)[]])
/** Identifier, unique within its type. Use letters, digits, "-" and "_", and begin with a letter or digit. */
export type ScopeSince = string
/** Identifier, unique within its type. Use letters, digits, "-" and "_", and begin with a letter or digit. */
export type ScopeUntil = string
/**
 * Variant of the product that has it, or a list of variants; all of them where absent.
 *
 * @minItems 1
 */
export type ScopeVariant1 = (string | [Id, ...(Id)[]])
/** Colour of a wire by the letters of IEC 60757, such as RD, or GNYE for green with yellow. */
export type WireColour = string
/**
 * Revisions of this record in order; a changed value needs a new one.
 *
 * Items: One revision.
 */
export type RevisionHistory = {
revision: Line
date: Date
changes: Prose
}[]
/** A rooted address within the built site, base path included, or a whole https address. */
export type Address = string
/** A piece of a page body. */
export type Block = (HtmlBlock | TableBlock | DatasheetBlock | ComparisonBlock | ExportsBlock | ConnectorBlock | CableBlock)
/** Class of a pin's signal, one of ours or of the site; look says how that of a site is drawn. */
export type PinClass = string
/** Colour, by what it is used for in our own classes. */
export type PinColour = ("power" | "ground" | "can" | "serial" | "usb" | "pwm" | "io" | "radio" | "other")
/** What fills the band of a pin, so that no meaning hangs on colour. */
export type PinPattern = ("solid" | "bars" | "rising" | "falling" | "crossed" | "lines" | "wide" | "dots" | "waves" | "pulses" | "steps" | "zigzag" | "ticks" | "crosses" | "combs" | "arrows" | "chevrons" | "empty")
/** The page body, in order. */
export type Body = Block[]
/**
 * Facts as term and text.
 *
 * Items: One fact.
 */
export type DefinitionList = {
/** Label. */
term: string
/** Inline HTML. */
html: string
}[]
/** SHA-256 of decoded bytes, in hex. An object lies at packs/objects/ under this name. */
export type ContentHash = string
/** A short name that is valid in C. */
export type CanMessageSetShortSymbol = string
/** A name that is valid in C. */
export type CanMessageSetSymbol = string
/** Kept as its source states it although it contradicts itself; what rules find wrong is then a warning. */
export type CanMessageSetAsStated = true
/** Bits of a value of type bits or enum. Absent: 16. */
export type RegisterMapWidth = number
/** Read and write; w1c is cleared by writing 1. */
export type RegisterMapAccess = ("r" | "w" | "rw" | "w1c")
/** What reading does to it: all bits are cleared or set, it changes otherwise, or something else changes. */
export type RegisterMapReadEffect = ("clear" | "set" | "modify" | "modify-external")
/** What writing does to it where it does not take on what is written. */
export type RegisterMapWriteEffect = ("one-to-clear" | "one-to-set" | "one-to-toggle" | "zero-to-clear" | "zero-to-set" | "zero-to-toggle" | "clear" | "set" | "modify")
/** A name that is valid in C. */
export type RegisterMapSymbol = string
/** How the checksum is computed, by one of our names, by a name of the catalogue of CRC algorithms, or crc, sum or fletcher with parameters; the manual names those of each. */
export type SerialProtocolAlgorithm = ("crc-8" | "crc-8-maxim" | "crc-16-modbus" | "crc-16-ccitt-false" | "crc-16-xmodem" | "crc-16-kermit" | "crc-16-mcrf4xx" | "crc-32" | "xor-8" | "sum-8" | "crc" | "sum" | "fletcher" | "CRC-3/GSM" | "CRC-3/ROHC" | "CRC-4/G-704" | "CRC-4/INTERLAKEN" | "CRC-5/EPC-C1G2" | "CRC-5/G-704" | "CRC-5/USB" | "CRC-6/CDMA2000-A" | "CRC-6/CDMA2000-B" | "CRC-6/DARC" | "CRC-6/G-704" | "CRC-6/GSM" | "CRC-7/MMC" | "CRC-7/ROHC" | "CRC-7/UMTS" | "CRC-8/AUTOSAR" | "CRC-8/BLUETOOTH" | "CRC-8/CDMA2000" | "CRC-8/DARC" | "CRC-8/DVB-S2" | "CRC-8/GSM-A" | "CRC-8/GSM-B" | "CRC-8/HITAG" | "CRC-8/I-432-1" | "CRC-8/I-CODE" | "CRC-8/LTE" | "CRC-8/MAXIM-DOW" | "CRC-8/MIFARE-MAD" | "CRC-8/NRSC-5" | "CRC-8/OPENSAFETY" | "CRC-8/ROHC" | "CRC-8/SAE-J1850" | "CRC-8/SMBUS" | "CRC-8/TECH-3250" | "CRC-8/WCDMA" | "CRC-10/ATM" | "CRC-10/CDMA2000" | "CRC-10/GSM" | "CRC-11/FLEXRAY" | "CRC-11/UMTS" | "CRC-12/CDMA2000" | "CRC-12/DECT" | "CRC-12/GSM" | "CRC-12/UMTS" | "CRC-13/BBC" | "CRC-14/DARC" | "CRC-14/GSM" | "CRC-15/CAN" | "CRC-15/MPT1327" | "CRC-16/ARC" | "CRC-16/CDMA2000" | "CRC-16/CMS" | "CRC-16/DDS-110" | "CRC-16/DECT-R" | "CRC-16/DECT-X" | "CRC-16/DNP" | "CRC-16/EN-13757" | "CRC-16/GENIBUS" | "CRC-16/GSM" | "CRC-16/IBM-3740" | "CRC-16/IBM-SDLC" | "CRC-16/ISO-IEC-14443-3-A" | "CRC-16/KERMIT" | "CRC-16/LJ1200" | "CRC-16/M17" | "CRC-16/MAXIM-DOW" | "CRC-16/MCRF4XX" | "CRC-16/MODBUS" | "CRC-16/NRSC-5" | "CRC-16/OPENSAFETY-A" | "CRC-16/OPENSAFETY-B" | "CRC-16/PROFIBUS" | "CRC-16/RIELLO" | "CRC-16/SPI-FUJITSU" | "CRC-16/T10-DIF" | "CRC-16/TELEDISK" | "CRC-16/TMS37157" | "CRC-16/UMTS" | "CRC-16/USB" | "CRC-16/XMODEM" | "CRC-17/CAN-FD" | "CRC-21/CAN-FD" | "CRC-24/BLE" | "CRC-24/FLEXRAY-A" | "CRC-24/FLEXRAY-B" | "CRC-24/INTERLAKEN" | "CRC-24/LTE-A" | "CRC-24/LTE-B" | "CRC-24/OPENPGP" | "CRC-24/OS-9" | "CRC-30/CDMA" | "CRC-31/PHILIPS" | "CRC-32/AIXM" | "CRC-32/AUTOSAR" | "CRC-32/BASE91-D" | "CRC-32/BZIP2" | "CRC-32/CD-ROM-EDC" | "CRC-32/CKSUM" | "CRC-32/ISCSI" | "CRC-32/ISO-HDLC" | "CRC-32/JAMCRC" | "CRC-32/MEF" | "CRC-32/MPEG-2" | "CRC-32/XFER" | "CRC-40/GSM" | "CRC-64/ECMA-182" | "CRC-64/GO-ISO" | "CRC-64/MS" | "CRC-64/REDIS" | "CRC-64/WE" | "CRC-64/XZ")
/** Bits of the checksum; crc, sum and fletcher need it. */
export type SerialProtocolCheckWidth = number
/**
 * Parts of a frame in their order; sync, length, token, payload, checksum without those that are not there, where this is absent.
 *
 * @minItems 1
 *
 * Items: One part.
 */
export type SerialProtocolParts = [("sync" | "length" | "token" | "payload" | "checksum"), ...(("sync" | "length" | "token" | "payload" | "checksum"))[]]
/**
 * Parts whose bytes it counts; the payload where absent.
 *
 * @minItems 1
 *
 * Items: One part.
 */
export type SerialProtocolParts1 = [("sync" | "length" | "token" | "payload" | "checksum"), ...(("sync" | "length" | "token" | "payload" | "checksum"))[]]
/**
 * Parts that it covers; all between sync and checksum where absent.
 *
 * @minItems 1
 *
 * Items: One part.
 */
export type SerialProtocolParts2 = [("sync" | "length" | "token" | "payload" | "checksum"), ...(("sync" | "length" | "token" | "payload" | "checksum"))[]]
/** A value. */
export type SerialProtocolExampleValue = (number | string | SerialProtocolExampleValue[] | {
[k: string]: SerialProtocolExampleValue
})
/** E-mail address. */
export type SiteEmail = string
/** Telephone number, with the code of the country. */
export type SiteTelephone = string
/** A whole https address. What a visitor writes there travels encrypted. */
export type SiteChannelAddress = string
/** Scheme and host, such as https://stats.example or https://*.stats.example. */
export type SiteHost = string
/** Address with {id}, {family}, {kind} in place of the record's own words. */
export type SiteRouteTemplate = string
/** What `fairlead dev` says to the open pages, each as one event of its stream. */
export type DevMessage = (DevMessagePage | DevMessagePages | DevMessageDiagnostics | DevMessageForm | DevMessageShell)
/** What reading or writing does to it, such as clear or one-to-clear. */
export type RegisterMapExportEffect = string
/** Read and write; w1c is cleared by writing 1. */
export type RegisterMapExportAccess = ("r" | "w" | "rw" | "w1c")
/** What happened. */
export type SiteChangesKind = ("added" | "removed" | "changed")
/** Address. */
export type RegisterMapAddress = number
/** Bits in hexadecimal. */
export type RegisterMapHex = string
/** Bytes in hexadecimal. */
export type RegisterMapFrame = string
/** One byte as a number, or bytes in hexadecimal such as 0D 0A. */
export type SerialProtocolByteOrBytes = (number | string)
/** Bits as a number, or in hexadecimal such as 0x1021. */
export type SerialProtocolCheckBits = (number | string)
/**
 * Parts of a frame.
 *
 * @minItems 1
 *
 * Items: One part.
 */
export type SerialProtocolParts3 = [("sync" | "length" | "token" | "payload" | "checksum"), ...(("sync" | "length" | "token" | "payload" | "checksum"))[]]
/** A colour, as # and six hexadecimal digits. */
export type SiteColour = string
/** Every compiled page, told apart by its type. */
export type PageRecord = (CategoryPage | DocPage | FamilyPage | GlossaryPage | InterfacePage | LandingPage | LegalPage | NotFoundPage | OfflinePage | GeneralPage | ProductPage | SearchPage | SerialCheckPage | ServicePage | ToolPage)

/** One former anchor of a page. */
export interface AnchorAlias {
/** The former id. */
id: string
/** Id on this page that took its place; absent where the part has moved to another page. */
to?: string
/** Where it leads. */
href: string
/** Title of what it leads to. */
title: string
}
/** Former anchors of this page and where they lead: setup: "#installation", or an address such as /docs/wiring#pins. */
export interface AnchorAliases {
/** Where the anchor leads: "#id" on this page, in quotes, or an address of this site. */
[k: string]: string
}
/** What a reader may ask about what is not published. */
export interface Question {
/** The question, which names the page and what is asked for. */
text: string
/** Address that sends it as a message; absent where no channel takes one. */
href?: string
channel?: ContactChannel
/** The page that tells how to reach the organization. */
contact?: {
/** Its title. */
title: string
/** Its address. */
href: string
}
}
/** A way to ask the organization something. */
export interface ContactChannel {
/** Kind of channel. */
kind: ("email" | "telephone" | "form" | "chat" | "link")
/** Text of the link. */
label: string
/** Address that begins with mailto:, tel: or https:. */
href: string
}
/** A value with its status. Use one form - levels with a unit, count, flag, token, tokens or text. */
export interface Value {
/** Id of the parameter (parameters.yaml). */
param: string
/** One line of plain text. */
label?: string
min?: Quantity
nom?: Quantity
typ?: Quantity
max?: Quantity
/** Plus and minus this much around nom or typ, in the same unit. */
tolerance?: number
/** Id of the unit (units.yaml); its quantity kind must be the parameter's. */
unit?: string
/** The company says "about". */
approximate?: boolean
/** A number of things. */
count?: number
/** Present or not. */
flag?: boolean
token?: Token
/**
 * Several words of the parameter's list.
 *
 * @minItems 1
 */
tokens?: [Token, ...(Token)[]]
/** One line of plain text. */
text?: string
status?: Status
/** Id of the source (sources.yaml); required for confirmed, stated and measured values. */
source?: string
/** One line of plain text. */
cond?: string
/** Footnote. */
note?: string
/** First hardware revision for which the value holds. */
since?: string
/** Last hardware revision for which the value holds. */
until?: string
variant?: ScopeVariant
}
/** A quantity of a pin or cable with its status, in one unit. */
export interface PinValue {
min?: Quantity
nom?: Quantity
max?: Quantity
/** Id of the unit (units.yaml). */
unit: string
status?: Status
/** Id of the source (sources.yaml); required for confirmed, stated and measured values. */
source?: string
}
/** A quantity of a pin or cable that is never below zero, with its status, in one unit. */
export interface PinAmount {
min?: Amount
nom?: Amount
max?: Amount
/** Id of the unit (units.yaml). */
unit: string
status?: Status
/** Id of the source (sources.yaml); required for confirmed, stated and measured values. */
source?: string
}
/** A file that visitors can download. */
export interface File {
/** Path of the file below the data folder. */
path: string
title: Line
/** What the file is. */
kind: ("image" | "drawing" | "step" | "pdf" | "firmware" | "dbc" | "csv" | "source" | "other")
/** One line of plain text. */
appliesTo?: string
version?: Line
date?: Date
licence?: Line
}
/** A picture with its description in words. */
export interface Image {
/** Path of the image below the data folder. */
path: string
/** One line of plain text. */
alt: string
}
/** The photograph that a page begins with, what it shows, and by what right it is shown. */
export interface Photograph {
/** Path of the file below the data folder: AVIF, JPEG, PNG or WebP, at least 1200 pixels wide, no higher than wide, at most 500,000 bytes. */
path: string
/** One line of plain text. */
alt: string
/** own: the organization holds the rights; permission: the holder has agreed; else the identifier of a licence under which anybody may show it, also to sell something. */
licence: ("own" | "permission" | "CC0-1.0" | "CC-BY-2.0" | "CC-BY-3.0" | "CC-BY-4.0" | "CC-BY-SA-2.0" | "CC-BY-SA-3.0" | "CC-BY-SA-4.0")
/** One line of plain text. */
holder: string
/** One line of plain text. */
credit?: string
/** Id of the source that proves the right: the page that offers it, or the letter that allows it. Only for one's own it is not needed. */
source?: string
/** One line of plain text. */
caption?: string
}
/** A photograph as a page shows it. */
export interface ShownPhotograph {
href: Address
/** What it shows. */
alt: string
/** Width in pixels, as browsers turn it. */
width: number
/** Height in pixels. */
height: number
/** Words below it. */
caption?: string
/** Who took it and who holds the rights, as one text. */
credit: string
/** Licence under which anybody may show it. */
licence?: {
/** Short name. */
title: string
href: Address
}
citation?: Citation
}
/** A source as shown to a reader. */
export interface Citation {
/** Id of the source. */
id: string
/** Title. */
title: string
/** Address. */
href?: string
/** Day of the act. */
date?: string
/** What was done on that day; the source was read where absent. */
act?: ("signed" | "measured" | "calculated")
/** Role of the person who signed. */
role?: string
/** It is a document of the company's own. */
own?: true
/** Revision of a document of the company's own. */
revision?: string
}
/** A file that visitors can download, with what they need to know before and after. */
export interface Download {
/** Title. */
title: string
href: Address
/** Kind of file. */
kind: string
/** Size in bytes. */
bytes: number
/** SHA-256 of the file in hexadecimal. */
sha256: string
/** Version. */
version?: string
/** Day. */
date?: string
/** Hardware revision. */
appliesTo?: string
/** Licence. */
licence?: string
}
/** A link to another page with what a card shows. */
export interface LinkCard {
/** Title of the target. */
title: string
href: Address
/** Id of a product that can be compared. */
id?: string
/** Summary of the target. */
description?: string
/** Number of pages behind a category. */
count?: number
/** Record type of the target. */
pageType?: string
/** The target is a name without facts. */
stub?: boolean
/** Name of the category that a doc is in, where a list of docs has groups. */
group?: string
sketch?: Sketch
/** Key values of a product. */
figures?: SpecRow[]
}
/** What a small drawing of a product is made of. */
export interface Sketch {
/**
 * Its interfaces.
 *
 * Items: One interface.
 */
interfaces: {
/** Class of signal. */
class: ("power" | "can" | "serial" | "usb" | "pwm" | "io" | "radio" | "other")
/** As seen from the product. */
direction: ("in" | "out" | "both")
}[]
/** Length divided by width, where both are known. */
ratio?: number
}
/** One row of a parametric table, ready to show. */
export interface SpecRow {
/** Id of the row on the product's page. */
anchor: string
/** Id of the parameter. */
param: string
/** Name shown. */
name: string
/** Letter symbol; "_" starts a subscript. */
symbol?: string
section: Section
min?: Figure
nom?: Figure
typ?: Figure
max?: Figure
tolerance?: Figure1
/** Unit symbol. */
unit?: string
/** Code of the unit in UN/ECE Recommendation 20. */
unece?: string
/** The whole value as one text, unit included. */
display: string
converted?: ConvertedValue
/** Variant for which the value holds. */
variant?: string
/** First hardware revision for which the value holds. */
since?: string
/** Last hardware revision for which the value holds. */
until?: string
/** Variant and hardware for which the value holds, in words. */
holdsFor?: string
/** Status shown; unverified and withdrawn in the review view alone. */
status: ("confirmed" | "stated" | "measured" | "calculated" | "preliminary" | "unverified" | "withdrawn")
/** Shown with "approx.". */
approximate?: boolean
/** Condition. */
cond?: string
/** Footnote as inline HTML. */
note?: string
source?: Citation
/** The whole value in the usual unit of its parameter where it was specified in another. */
usual?: string
/** Lower end in the usual unit of the parameter; only for facts, absent where it is open. */
low?: number
/** Upper end in the usual unit of the parameter; only for facts, absent where it is open. */
high?: number
/**
 * Words that filters and comparisons go by; only for facts.
 *
 * Items: Word.
 */
words?: string[]
/** Which way a comparison judges the value; only for facts that can be judged. */
better?: ("higher" | "lower")
}
/** A number with the digits that the engineer wrote. */
export interface Figure {
/** The number. */
value: number
/** The digits as written. */
text: string
}
/** A number with the digits that the engineer wrote. */
export interface Figure1 {
/** The number. */
value: number
/** The digits as written. */
text: string
}
/** A value as the other system of units says it. Every text carries the mark of a converted value. */
export interface ConvertedValue {
/** The system that uses this unit. */
system: ("si" | "imperial")
/** Unit symbol. */
unit: string
/** The whole value as one text, unit included. */
display: string
/** Smallest. */
min?: string
/** Design target. */
nom?: string
/** Observed centre. */
typ?: string
/** Largest. */
max?: string
/** Plus and minus this much. */
tolerance?: string
}
/** Outside dimensions of a product as far as they are known, in millimetres, for a drawing to scale. */
export interface Outline {
length: Dimension
width: Dimension
height?: Dimension
places?: OutlinePlaces
}
/** One outside dimension. */
export interface Dimension {
/** Size in millimetres. */
millimetres: number
/** The value as the datasheet shows it. */
display: string
}
/** Where holes and connectors sit within an outline, seen from above, from its corner at the lower left. */
export interface OutlinePlaces {
/** Symbol of the unit that the numbers are written in. */
unit: string
status: Status
citation?: Citation
/**
 * Round holes, by their middles.
 *
 * Items: One hole.
 */
holes: {
x: Position
y: Position
diameter: Dimension
}[]
/**
 * Connectors, by the corner at the lower left of the room that they take.
 *
 * Items: One connector.
 */
connectors: {
/** Id on the page of its pinout. */
anchor: string
/** Name on the board. */
designator: string
x: Position
y: Position
length: Dimension
width: Dimension
}[]
}
/** A distance from the corner of an outline. */
export interface Position {
/** Distance in millimetres. */
millimetres: number
/** The number as it is written. */
display: string
}
/** A step of the breadcrumb trail; the last one is the page itself and has no address. */
export interface Crumb {
/** Label. */
title: string
href?: Address
}
/** A heading that the table of contents lists. */
export interface TocEntry {
/** Heading level. */
level: number
/** Anchor on the page. */
id: string
/** Plain text of the heading. */
text: string
/** Inline HTML of the heading where it differs from its text. */
html?: string
}
/** Who publishes the site, as far as it is known. */
export interface Organization {
/** Name as visitors know it. */
name: string
/** Name in the register of companies. */
legalName?: string
/** E-mail address. */
email?: string
/** Telephone number, with the code of the country. */
telephone?: string
/**
 * Postal address, a line each.
 *
 * Items: A line.
 */
address?: string[]
/**
 * Pages of the organization elsewhere.
 *
 * Items: One page.
 */
profiles?: {
/** Label. */
label: string
href: Address
}[]
}
/** A section of the datasheet with its groups of rows. */
export interface SpecSection {
/** Anchor on the page. */
id: string
/** Heading. */
title: string
/**
 * Groups of rows.
 *
 * Items: Rows under one sub-heading.
 */
groups: {
/** Sub-heading. */
title?: string
/** Condition of all rows. */
cond?: string
/** The rows. */
rows: SpecRow[]
}[]
}
/** A table made from a data record. */
export interface Table {
/** What the table shows. */
caption: string
/** Sentence above the table as inline HTML. */
note?: string
/** Drawings of what the table lists, shown above it. */
drawings?: FrameDrawing[]
/**
 * Heads.
 *
 * Items: One column.
 */
columns: {
/** Column id. */
id: string
/** Head. */
title: string
/** Align at the end. */
numeric?: boolean
}[]
/**
 * Rows.
 *
 * Items: One row.
 */
rows: {
/** Id of the row on the page. */
anchor?: string
/**
 * Inline HTML, one a column.
 *
 * Items: Inline HTML.
 */
cells: string[]
}[]
}
/** How the fields of a frame or register lie in its bits or bytes. The table beside it says the same in words. */
export interface FrameDrawing {
/** What is drawn. */
caption: string
/** The drawing in words, for those who do not see it. */
summary: string
/** Cells in a row. */
columns: number
/**
 * One head a column, such as bit numbers.
 *
 * Items: Head.
 */
heads?: string[]
/**
 * Rows from top to bottom.
 *
 * Items: One row.
 */
rows: {
/** What the row is, such as Byte 0; without its number where `from` says it. */
label?: string
/** Number of its first column where columns are counted on from row to row: narrow pages divide such rows. */
from?: number
/** Columns that the row has; all where absent. */
length?: number
/**
 * Cells from left to right; what no cell covers is unused.
 *
 * Items: One cell.
 */
cells: {
/** First column. */
at: number
/** Columns. */
span: number
/** What stands in the cell. */
text: string
/** Number of the field; cells of one field look alike. */
field: number
/** What the cell is for in its frame, where that is known; cells of one role look alike in all drawings. */
role?: ("constant" | "token" | "value" | "computed")
/** Second line of the cell. */
note?: string
}[]
}[]
}
/** HTML made from Markdown by the pipeline. */
export interface HtmlBlock {
/** This kind. */
kind: "html"
/** HTML. */
html: string
}
/** An embedded table of a data record (registers, messages, pins, lists). */
export interface TableBlock {
/** This kind. */
kind: "table"
/** Type of the record shown. */
record: string
/** Id of the record shown. */
id: string
/** Products that the record goes with, at its first place on the page. */
products?: LinkCard[]
page?: LinkCard1
/** Remark above the table as inline HTML. */
note?: string
/** The tables. */
tables: Table[]
}
/** A link to another page with what a card shows. */
export interface LinkCard1 {
/** Title of the target. */
title: string
href: Address
/** Id of a product that can be compared. */
id?: string
/** Summary of the target. */
description?: string
/** Number of pages behind a category. */
count?: number
/** Record type of the target. */
pageType?: string
/** The target is a name without facts. */
stub?: boolean
/** Name of the category that a doc is in, where a list of docs has groups. */
group?: string
sketch?: Sketch
/** Key values of a product. */
figures?: SpecRow[]
}
/** The parametric tables of a product. */
export interface DatasheetBlock {
/** This kind. */
kind: "datasheet"
product: LinkCard
/** Sections in order. */
sections: SpecSection[]
}
/** Products side by side. */
export interface ComparisonBlock {
/** This kind. */
kind: "comparison"
/**
 * One column a product.
 *
 * Items: One product.
 */
columns: {
product: LinkCard
/** Parametric tables of the product. */
sections: SpecSection[]
}[]
/** Products that a reader can put beside them, these ones included. */
candidates: LinkCard[]
}
/** The files that a record is written as, for other programs to read. */
export interface ExportsBlock {
/** This kind. */
kind: "exports"
/** Id of the table on the page. */
anchor: string
/** What the table lists. */
caption: string
/** A rooted address within the built site, base path included, or a whole https address. */
href?: string
/** The files. */
files: ExportFile[]
}
/** A file below /exports. */
export interface ExportFile {
href: Address
/** File name. */
name: string
/** Hardware revisions and variants that the file is for, where the record differs by them. */
holdsFor?: string
/** Name of the format. */
format: string
/** Size in bytes. */
bytes: number
/** SHA-256 of the file in hexadecimal. */
sha256: string
/** Status of the least known part of the file. */
status: ("confirmed" | "stated" | "measured" | "calculated" | "preliminary")
/** Revision of the record. */
revision?: string
}
/** A connector as drawing and table. */
export interface ConnectorBlock {
/** This kind. */
kind: "connector"
/** Id of the record shown. */
id: string
/** Products that the record goes with, at its first place on the page. */
products?: LinkCard[]
page?: LinkCard2
/** Title of the record. */
title: string
/** Name on the board. */
designator: string
/** What the drawing shows and from where. */
caption: string
/** The part in words. */
part?: string
face: Face
table: Table
}
/** A link to another page with what a card shows. */
export interface LinkCard2 {
/** Title of the target. */
title: string
href: Address
/** Id of a product that can be compared. */
id?: string
/** Summary of the target. */
description?: string
/** Number of pages behind a category. */
count?: number
/** Record type of the target. */
pageType?: string
/** The target is a name without facts. */
stub?: boolean
/** Name of the category that a doc is in, where a list of docs has groups. */
group?: string
sketch?: Sketch
/** Key values of a product. */
figures?: SpecRow[]
}
/** How the pins of a connector are arranged, for its drawing. */
export interface Face {
/** Hardware revisions and variants that the face is of, where its pins differ by them. */
holdsFor?: string
/** The same connector on products of other revisions and variants. */
others?: Face[]
/** Rows. */
rows: number
/** Columns. */
columns: number
/** Corner of pin 1. */
pin1: ("top-left" | "top-right" | "bottom-left" | "bottom-right")
/** Along what the numbers run. */
order: ("rows" | "columns")
/** A row with fewer pins stands half a pitch inwards. */
stagger?: boolean
/**
 * Pins in the order of their numbers.
 *
 * Items: One pin.
 */
pins: {
/** Pin number, or its place from 1 where pins have texts. */
number: number
/** What stands on the part in place of a number. */
label?: string
/** Name. */
name: string
class: PinClass
look?: PinLook
}[]
}
/** How a class of pins that the site defines is drawn. */
export interface PinLook {
/** Name of the class. */
text: string
/** At most five letters, drawn in each pin. */
tag: string
colour: PinColour
pattern: PinPattern
}
/** A cable as drawing and table. */
export interface CableBlock {
/** This kind. */
kind: "cable"
/** Id of the record shown. */
id: string
/** Products that the record goes with, at its first place on the page. */
products?: LinkCard[]
page?: LinkCard3
/** Title of the record. */
title: string
/** What the drawing shows. */
caption: string
/** Length, gauge and shield in words. */
note?: string
/**
 * The two ends.
 *
 * @minItems 2
 * @maxItems 2
 *
 * Items: One end.
 */
ends: [{
/** Designator and name. */
title: string
/**
 * Pins with a wire, in the order in which they are drawn.
 *
 * Items: One pin.
 */
pins: {
/** Pin number, or its place from 1 where pins have texts. */
number: number
/** What stands on the part in place of a number. */
label?: string
/** Name. */
name: string
class: PinClass
look?: PinLook
}[]
}, {
/** Designator and name. */
title: string
/**
 * Pins with a wire, in the order in which they are drawn.
 *
 * Items: One pin.
 */
pins: {
/** Pin number, or its place from 1 where pins have texts. */
number: number
/** What stands on the part in place of a number. */
label?: string
/** Name. */
name: string
class: PinClass
look?: PinLook
}[]
}]
/**
 * Wires.
 *
 * Items: One wire.
 */
wires: {
/** Number of the wire; 0 is the shield. */
number: number
/** Pin number at the first end. */
from: number
/** Pin number at the second end. */
to: number
/** Letters of IEC 60757. */
colour?: string
/** Colour in words. */
colourName?: string
/** Name of the twisted pair. */
pair?: string
}[]
table: Table
}
/** A link to another page with what a card shows. */
export interface LinkCard3 {
/** Title of the target. */
title: string
href: Address
/** Id of a product that can be compared. */
id?: string
/** Summary of the target. */
description?: string
/** Number of pages behind a category. */
count?: number
/** Record type of the target. */
pageType?: string
/** The target is a name without facts. */
stub?: boolean
/** Name of the category that a doc is in, where a list of docs has groups. */
group?: string
sketch?: Sketch
/** Key values of a product. */
figures?: SpecRow[]
}
/** Which record a file comes from, and which state of it. */
export interface ExportHead {
/** Type and id of the record. */
record: string
/** Title of the record. */
title: string
/** Hardware revisions and variants that the file is for, where the record differs by them. */
holdsFor?: string
/** Revision of the record, where its author states one. */
revision?: string
/** Status of the least known part. */
status: ("confirmed" | "stated" | "measured" | "calculated" | "preliminary")
/** SHA-256 of what is published of the record in this file's edition. */
content: string
}
/** Version of the docs. */
export interface DocVersion {
/** Name; the only or newest one is called current. */
name: string
/** Label shown. */
label: string
/** Whether readers get it by default. */
latest: boolean
/** What it is beside the current version; absent for that one. */
state?: ("coming" | "former")
/** Where the page is in the current version, for a notice at its head; absent where the site wants none. */
current?: {
/** Label of the current version. */
label: string
/** A rooted address within the built site, base path included, or a whole https address. */
href: string
/** Whether it is the same page. */
isSame: boolean
}
/** Address of the same page in the current version, which search engines shall keep in place of this one. */
preferred?: string
/** Search engines shall not list the page. */
noindex?: true
}
/** Bytes that are named by their hash. */
export interface ObjectReference {
hash: ContentHash
/** Number of bytes, decoded. */
bytes: number
}
/** A file of the site that an offline copy keeps. */
export interface StoredFile {
/** Path of the file below the base path, not encoded, without a slash before it. */
path: string
hash: ContentHash
/** Number of bytes, decoded. */
bytes: number
/** Media type with which the file is answered. */
type: string
/** The packs of its manifest hold the file; absent where it is fetched by itself. */
packed?: true
}
/** The file baseline.yaml. It lists findings that the site accepts for now; fairlead check --write-baseline writes it. What it lists is counted and fails nothing, anything new fails, and what is gone is reported. */
export interface BaselineSource {
/** This type. */
type?: "baseline"
/**
 * The accepted findings.
 *
 * Items: One accepted finding, or several of one kind about the same text of one file.
 */
findings?: {
/** One line of plain text. */
code: string
/** Path relative to the data folder. */
file: string
/** The text that the diagnostic marks in the file, its first 100 characters with each gap as one space; where it marks none, what its message says. */
about?: string
/** How many such findings are accepted; 1 where absent. */
count?: number
}[]
}
/** A cable between two connectors, wire by wire. Its checks, its drawing, its table and its file for WireViz are made from this. */
export interface CableSource {
/** Type of this record. */
type: "cable"
id: Id
/** One line of plain text. */
title: string
summary?: Summary
sources?: Sources
reading?: Reading
/** How well a value is known; stated is what the maker of a component, or a standard, states. Without it a value is unverified and not published. */
status?: ("confirmed" | "stated" | "measured" | "calculated" | "preliminary" | "unverified" | "withdrawn")
/** One line of plain text. */
revision?: string
/**
 * Products on whose page it is shown.
 *
 * Items: Id of a product.
 */
products?: string[]
/**
 * The two ends.
 *
 * @minItems 2
 * @maxItems 2
 *
 * Items: One end.
 */
ends: [{
/** One line of plain text. */
title: string
/** Id of the connector that this end is plugged into. Without it the end is open, and its wires are not checked. */
connector?: string
/** Identifier, unique within its type. Use letters, digits, "-" and "_", and begin with a letter or digit. */
hardware?: string
/** Identifier, unique within its type. Use letters, digits, "-" and "_", and begin with a letter or digit. */
variant?: string
}, {
/** One line of plain text. */
title: string
/** Id of the connector that this end is plugged into. Without it the end is open, and its wires are not checked. */
connector?: string
/** Identifier, unique within its type. Use letters, digits, "-" and "_", and begin with a letter or digit. */
hardware?: string
/** Identifier, unique within its type. Use letters, digits, "-" and "_", and begin with a letter or digit. */
variant?: string
}]
/**
 * Wires in order; they are numbered from 1.
 *
 * @minItems 1
 * @maxItems 400
 *
 * Items: One wire.
 */
wires: [{
/** Pin at the first end: its number, or its text. */
from: (number | string)
/** Pin at the second end: its number, or its text. */
to: (number | string)
colour?: WireColour
gauge?: CableGauge
/** Identifier, unique within its type. Use letters, digits, "-" and "_", and begin with a letter or digit. */
pair?: string
/** One line of text; inline Markdown and value references are allowed. */
note?: string
}, ...({
/** Pin at the first end: its number, or its text. */
from: (number | string)
/** Pin at the second end: its number, or its text. */
to: (number | string)
colour?: WireColour
gauge?: CableGauge
/** Identifier, unique within its type. Use letters, digits, "-" and "_", and begin with a letter or digit. */
pair?: string
/** One line of text; inline Markdown and value references are allowed. */
note?: string
})[]]
/** The shield and the pins that it is joined to. */
shield?: {
/** Pin at the first end: its number, or its text. */
from?: (number | string)
/** Pin at the second end: its number, or its text. */
to?: (number | string)
}
gauge?: CableGauge
length?: PinAmount1
revisionHistory?: RevisionHistory
}
/** Cross-section or gauge of the wires. */
export interface CableGauge {
/** A number in decimal, not below zero; its digits are kept as written. */
value: number
/** Square millimetres or American wire gauge. */
system: ("mm2" | "AWG")
}
/** Length of the cable. */
export interface PinAmount1 {
min?: Amount
nom?: Amount
max?: Amount
/** Id of the unit (units.yaml). */
unit: string
status?: Status
/** Id of the source (sources.yaml); required for confirmed, stated and measured values. */
source?: string
}
/** The messages that a product sends and receives on a CAN bus. */
export interface CanMessageSetSource {
/** Type of this record. */
type: "can-message-set"
id: Id
/** One line of plain text. */
title: string
summary?: Summary
sources?: Sources
reading?: Reading
/**
 * Products that speak it.
 *
 * Items: Id of a product.
 */
products?: string[]
/** How well a value is known; stated is what the maker of a component, or a standard, states. Without it a value is unverified and not published. */
status?: ("confirmed" | "stated" | "measured" | "calculated" | "preliminary" | "unverified" | "withdrawn")
/** One line of plain text. */
revision?: string
/** One line of text; inline Markdown and value references are allowed. */
note?: string
/** The bus. */
bus: {
/** Bits per second; absent where nobody has stated it. */
bitRate?: number
/** Bits per second of the data phase of CAN FD. */
fdRate?: number
/** A number in decimal; its digits are kept as written. */
samplePoint?: number
/** 11 or 29 bits, for messages that state nothing else. */
idType: ("standard" | "extended")
/** Frame format; only fd carries more than 8 bytes. */
format?: ("classic" | "fd")
/** Protocol of messages with 29-bit identifiers that state no other: their identifiers carry a parameter group number, and longer ones are sent in several frames. */
protocol?: ("j1939" | "nmea-2000")
/** One line of text; inline Markdown and value references are allowed. */
termination?: string
}
/** One line of text; inline Markdown and value references are allowed. */
nodeId?: string
/** Byte order of signals that state none; little (Intel) where this is absent too. */
byteOrder?: ("little" | "big")
/**
 * Who sends and receives. Senders and receivers that stand only in messages need no entry.
 *
 * Items: One node.
 */
nodes?: {
name: CanMessageSetShortSymbol
description?: Prose
}[]
/**
 * Value tables that several signals share.
 *
 * Items: One value table.
 */
enums?: {
id: Id
/**
 * Named values.
 *
 * @minItems 1
 */
values: [CanMessageSetNamedValue, ...(CanMessageSetNamedValue)[]]
}[]
/**
 * Messages.
 *
 * @minItems 1
 *
 * Items: One message.
 */
messages: [{
/** Identifier on the bus. */
id: string
/** 29-bit identifier; as the bus says where absent. */
extended?: boolean
/** Frame format of this message where it differs from that of the bus. */
format?: ("classic" | "fd")
/** Protocol of this message where it differs from that of the bus. */
protocol?: ("none" | "j1939" | "nmea-2000")
name: CanMessageSetSymbol
/** A short name that is valid in C. */
short?: string
/** Bytes; at most 8 in a classic frame, 64 in one of CAN FD, 1785 in several frames of J1939 or NMEA 2000. */
length: number
/** A short name that is valid in C. */
sender?: string
/**
 * Nodes that send it too.
 *
 * @minItems 1
 */
otherSenders?: [CanMessageSetShortSymbol, ...(CanMessageSetShortSymbol)[]]
/** As seen from the product. */
direction?: ("in" | "out" | "both")
/** Time between messages in milliseconds. */
period?: number
asStated?: CanMessageSetAsStated
/** How well a value is known; stated is what the maker of a component, or a standard, states. Without it a value is unverified and not published. */
status?: ("confirmed" | "stated" | "measured" | "calculated" | "preliminary" | "unverified" | "withdrawn")
description?: Prose
since?: ScopeSince
until?: ScopeUntil
variant?: ScopeVariant1
/** Signals. */
signals: CanMessageSetSignal[]
/** Frames with the values they carry; they are decoded and encoded again by every check. */
examples?: CanMessageSetExample[]
}, ...({
/** Identifier on the bus. */
id: string
/** 29-bit identifier; as the bus says where absent. */
extended?: boolean
/** Frame format of this message where it differs from that of the bus. */
format?: ("classic" | "fd")
/** Protocol of this message where it differs from that of the bus. */
protocol?: ("none" | "j1939" | "nmea-2000")
name: CanMessageSetSymbol
/** A short name that is valid in C. */
short?: string
/** Bytes; at most 8 in a classic frame, 64 in one of CAN FD, 1785 in several frames of J1939 or NMEA 2000. */
length: number
/** A short name that is valid in C. */
sender?: string
/**
 * Nodes that send it too.
 *
 * @minItems 1
 */
otherSenders?: [CanMessageSetShortSymbol, ...(CanMessageSetShortSymbol)[]]
/** As seen from the product. */
direction?: ("in" | "out" | "both")
/** Time between messages in milliseconds. */
period?: number
asStated?: CanMessageSetAsStated
/** How well a value is known; stated is what the maker of a component, or a standard, states. Without it a value is unverified and not published. */
status?: ("confirmed" | "stated" | "measured" | "calculated" | "preliminary" | "unverified" | "withdrawn")
description?: Prose
since?: ScopeSince
until?: ScopeUntil
variant?: ScopeVariant1
/** Signals. */
signals: CanMessageSetSignal[]
/** Frames with the values they carry; they are decoded and encoded again by every check. */
examples?: CanMessageSetExample[]
})[]]
}
/** A number with its meaning. */
export interface CanMessageSetNamedValue {
/** The number. */
value: number
name: Line
}
/** One signal. */
export interface CanMessageSetSignal {
name: CanMessageSetSymbol
/** A short name that is valid in C. */
short?: string
/** Start bit as DBC counts it: the least significant bit of a little-endian signal, the most significant one of a big-endian signal. */
start: number
/** Bits; more than 64 in long messages only, for texts and other bytes in a row. */
length: number
/** Byte order: little is Intel, big is Motorola. */
order?: ("little" | "big")
/** Encoding; unsigned where absent. A float has 32 or 64 bits. */
type?: ("unsigned" | "signed" | "float")
/** Multiplier. */
factor?: number
/** Added after the multiplier. */
offset?: number
/** Id of the unit. */
unit?: string
/** Suspect parameter number of J1939. */
spn?: number
/** One line of plain text. */
unitText?: string
/** Raw value before the first message has arrived. */
initial?: number
asStated?: CanMessageSetAsStated
/** Smallest physical value. */
min?: number
/** Largest physical value. */
max?: number
/** Nodes that use it. */
receivers?: CanMessageSetShortSymbol[]
/** Shares bits with another signal on purpose. */
overlaps?: boolean
/**
 * Value of the multiplexer, or list of values, for which the signal is present.
 *
 * @minItems 1
 */
mux?: (number | [number, ...(number)[]])
/** A name that is valid in C. */
muxBy?: string
/** This signal selects others. */
multiplexer?: boolean
/** Named raw values. */
values?: CanMessageSetNamedValue[]
/** Identifier, unique within its type. Use letters, digits, "-" and "_", and begin with a letter or digit. */
enum?: string
/** Raw values that stand for no value. */
sentinel?: {
/** Raw value that says that there is no value. */
notAvailable?: number
/** Raw value that says that the sender has a fault. */
error?: number
}
since?: ScopeSince
until?: ScopeUntil
variant?: ScopeVariant1
description?: Prose
}
/** Raw bytes and the values expected. */
export interface CanMessageSetExample {
/** Bytes of the whole message. */
hex: string
/** One line of text; inline Markdown and value references are allowed. */
meaning?: string
since?: ScopeSince
until?: ScopeUntil
variant?: ScopeVariant1
/** Value by signal name: a number with scaling applied, the name of a value, or not-available or error for a sentinel. */
values: {
/** Value. */
[k: string]: number | string | boolean
}
}
/** The file _category.yaml of a docs folder. The keys of Docusaurus' _category_.json are accepted too. */
export interface CategorySource {
/** This type. */
type?: "category"
/** One line of plain text. */
title?: string
/** One line of plain text. */
label?: string
description?: Summary
/** Order among its siblings. */
position?: number
/** Whether the category has a page of its own. */
page?: ("generated" | "none")
/** Address of its page below the docs. */
slug?: string
/** Whether the sidebar shows it closed at first. */
collapsed?: boolean
/** Accepted; categories can always be closed. */
collapsible?: boolean
/** Accepted; has no effect. */
className?: string
/** Accepted; has no effect. */
customProps?: {

}
/** Accepted; has no effect. */
key?: string
reading?: Reading
/** Former addresses of the page. */
aliases?: FormerAddress[]
/** Page of the category as Docusaurus writes it. */
link?: ({
/** generated-index makes a page; doc names one. */
type: ("generated-index" | "doc")
/** Id of the doc. */
id?: string
/** Title of the page. */
title?: string
/** Description of the page. */
description?: string
/** Address below the docs. */
slug?: string
/**
 * Accepted; has no effect.
 *
 * Items: Keyword.
 */
keywords?: string[]
/** Accepted; has no effect. */
image?: string
} | null)
}
/** A connector, header, pad row or terminal with its pins. Its drawing, its table and its files are made from this. */
export interface ConnectorSource {
/** Type of this record. */
type: "connector"
id: Id
/** One line of plain text. */
title: string
summary?: Summary
sources?: Sources
reading?: Reading
/** How well a value is known; stated is what the maker of a component, or a standard, states. Without it a value is unverified and not published. */
status?: ("confirmed" | "stated" | "measured" | "calculated" | "preliminary" | "unverified" | "withdrawn")
/** One line of plain text. */
revision?: string
/** One line of plain text. */
designator: string
/**
 * Products that have it.
 *
 * Items: Id of a product.
 */
products?: string[]
/** What it is. */
kind: ("connector" | "header" | "pad" | "terminal" | "usb" | "rail")
/** The part. */
part?: {
manufacturer?: Line
/** One line of plain text. */
mpn?: string
series?: Line
/** One line of plain text. */
mating?: string
/** A number in decimal; its digits are kept as written. */
pitch?: number
}
/** Whether it has pins, sockets or neither. */
gender?: ("male" | "female" | "none")
/** Number of pins. */
pinCount: number
/** From where the drawing looks. */
view?: ("mating-face" | "board-top")
/** How pins are arranged. Without it the pins are drawn in the order of their numbers. */
layout?: {
/** Rows. */
rows: number
/** Columns. */
columns: number
/** Corner of pin 1. */
pin1: ("top-left" | "top-right" | "bottom-left" | "bottom-right")
/** Whether numbers run along the rows (the usual) or along the columns, as in a header of two rows. */
order?: ("rows" | "columns")
/** A row with fewer pins stands half a pitch inwards, as in a D-Sub connector. */
stagger?: boolean
}
/**
 * Pins.
 *
 * @minItems 1
 *
 * Items: One pin.
 */
pins: [{
/** Pin number, or what stands on the part in its place, such as A4, PE or SH. With texts the pins stand in the order of this list. */
number: (number | string)
name: Line
/** Identifier, unique within its type. Use letters, digits, "-" and "_", and begin with a letter or digit. */
class: string
/** As seen from the board. */
direction: ("in" | "out" | "bidir" | "passive" | "power-in" | "power-out" | "nc")
/** Line of a bus, for the checks of cables: tx meets rx, rts meets cts, the others meet their like. */
signal?: ("tx" | "rx" | "rts" | "cts" | "can-high" | "can-low" | "sda" | "scl" | "data-plus" | "data-minus" | "rs485-a" | "rs485-b")
level?: PinValue1
maxCurrent?: PinAmount2
/**
 * What nobody has stated of the pin; its names stand in the panel at the end of the page of a product.
 *
 * @minItems 1
 *
 * Items: Name of the value.
 */
unknown?: [("level" | "maxCurrent"), ...(("level" | "maxCurrent"))[]]
function: Prose
/**
 * Other functions of the pin.
 *
 * @minItems 1
 */
alternates?: [Line, ...(Line)[]]
/** One line of plain text. */
net?: string
/** Record of the protocol on this pin. */
bus?: string
colour?: WireColour
/** One line of text; inline Markdown and value references are allowed. */
note?: string
since?: ScopeSince
until?: ScopeUntil
variant?: ScopeVariant1
}, ...({
/** Pin number, or what stands on the part in its place, such as A4, PE or SH. With texts the pins stand in the order of this list. */
number: (number | string)
name: Line
/** Identifier, unique within its type. Use letters, digits, "-" and "_", and begin with a letter or digit. */
class: string
/** As seen from the board. */
direction: ("in" | "out" | "bidir" | "passive" | "power-in" | "power-out" | "nc")
/** Line of a bus, for the checks of cables: tx meets rx, rts meets cts, the others meet their like. */
signal?: ("tx" | "rx" | "rts" | "cts" | "can-high" | "can-low" | "sda" | "scl" | "data-plus" | "data-minus" | "rs485-a" | "rs485-b")
level?: PinValue1
maxCurrent?: PinAmount2
/**
 * What nobody has stated of the pin; its names stand in the panel at the end of the page of a product.
 *
 * @minItems 1
 *
 * Items: Name of the value.
 */
unknown?: [("level" | "maxCurrent"), ...(("level" | "maxCurrent"))[]]
function: Prose
/**
 * Other functions of the pin.
 *
 * @minItems 1
 */
alternates?: [Line, ...(Line)[]]
/** One line of plain text. */
net?: string
/** Record of the protocol on this pin. */
bus?: string
colour?: WireColour
/** One line of text; inline Markdown and value references are allowed. */
note?: string
since?: ScopeSince
until?: ScopeUntil
variant?: ScopeVariant1
})[]]
revisionHistory?: RevisionHistory
}
/** Voltage at the pin. */
export interface PinValue1 {
min?: Quantity
nom?: Quantity
max?: Quantity
/** Id of the unit (units.yaml). */
unit: string
status?: Status
/** Id of the source (sources.yaml); required for confirmed, stated and measured values. */
source?: string
}
/** Current that a power-out pin can give, or that a power-in pin takes at most. */
export interface PinAmount2 {
min?: Amount
nom?: Amount
max?: Amount
/** Id of the unit (units.yaml). */
unit: string
status?: Status
/** Id of the source (sources.yaml); required for confirmed, stated and measured values. */
source?: string
}
/** The parametric part of a product. Absolute maximum ratings and recommended operating conditions are sections of their own. */
export interface DatasheetSource {
/** One line of plain text. */
documentNumber?: string
/** One line of plain text. */
revision?: string
date?: Date
/** One line of plain text. */
conditions?: string
/**
 * Parameters that the company has not stated; their names stand in the panel at the end of the page.
 *
 * Items: Id of a parameter.
 */
unknown?: string[]
/**
 * Sections in any order; pages show them in the usual one.
 *
 * Items: One section.
 */
sections: {
id: Section
/**
 * Groups of rows.
 *
 * @minItems 1
 *
 * Items: One group.
 */
groups: [{
title?: Line
cond?: Line
/**
 * The values.
 *
 * @minItems 1
 */
rows: [Value, ...(Value)[]]
}, ...({
title?: Line
cond?: Line
/**
 * The values.
 *
 * @minItems 1
 */
rows: [Value, ...(Value)[]]
})[]]
}[]
/** Where holes and connectors sit, for the drawing of the outline: seen from above, x along the length and y along the width, from the corner at the lower left. It needs length and width, and a status of a fact. */
drawing?: {
/** Id of the unit of all its numbers (units.yaml). */
unit: string
status?: Status
/** Id of the source (sources.yaml); required for confirmed, stated and measured drawings. */
source?: string
/**
 * Round holes, by their middles.
 *
 * @minItems 1
 *
 * Items: One hole.
 */
holes?: [{
/** A number in decimal; its digits are kept as written. */
x: number
/** A number in decimal; its digits are kept as written. */
y: number
/** A number in decimal, not below zero; its digits are kept as written. */
diameter: number
}, ...({
/** A number in decimal; its digits are kept as written. */
x: number
/** A number in decimal; its digits are kept as written. */
y: number
/** A number in decimal, not below zero; its digits are kept as written. */
diameter: number
})[]]
/**
 * Connectors, by the corner at the lower left of the room that they take.
 *
 * @minItems 1
 *
 * Items: One connector.
 */
connectors?: [{
/** Id of the connector record. */
connector: string
/** A number in decimal; its digits are kept as written. */
x: number
/** A number in decimal; its digits are kept as written. */
y: number
/** A number in decimal, not below zero; its digits are kept as written. */
length: number
/** A number in decimal, not below zero; its digits are kept as written. */
width: number
}, ...({
/** Id of the connector record. */
connector: string
/** A number in decimal; its digits are kept as written. */
x: number
/** A number in decimal; its digits are kept as written. */
y: number
/** A number in decimal, not below zero; its digits are kept as written. */
length: number
/** A number in decimal, not below zero; its digits are kept as written. */
width: number
})[]]
}
/**
 * What can be ordered.
 *
 * Items: One order code.
 */
ordering?: {
/** One line of plain text. */
orderCode: string
/** Identifier, unique within its type. Use letters, digits, "-" and "_", and begin with a letter or digit. */
variant?: string
/** One line of text; inline Markdown and value references are allowed. */
contents: string
/** One line of plain text. */
packaging?: string
lifecycle?: Lifecycle
}[]
/**
 * Revisions of the sheet in order.
 *
 * Items: One revision.
 */
revisionHistory?: {
revision: Line
date: Date
hardware?: Id
changes: Prose
}[]
}
/** The head of a Markdown doc. Keys of Docusaurus are accepted; those without effect here are reported as warnings. */
export interface DocFrontMatterSource {
/** One line of plain text. */
title?: string
/** One sentence that says what this is; shown on cards and to search engines. At most 160 characters. */
description?: string
/** Replaces the file name in the address and in references. */
id?: string
/** Address: from the docs root with a leading slash, else beside its siblings. */
slug?: string
/** One line of plain text. */
sidebar_label?: string
/** Order among its siblings. */
sidebar_position?: number
/** One line of plain text. */
pagination_label?: string
/** Id of the next doc; null for none. */
pagination_next?: (string | null)
/** Id of the previous doc; null for none. */
pagination_prev?: (string | null)
/**
 * Words that visitors type for the page. The search finds it by them; no page shows them.
 *
 * Items: Word.
 */
keywords?: string[]
/** Not in the output. */
draft?: boolean
/** Reachable, but in no menu, list or sitemap. */
unlisted?: boolean
state?: State
fixedAddress?: FixedAddress
unknown?: UnknownNames
/** No table of contents. */
hide_table_of_contents?: boolean
/** First level of the table of contents. */
toc_min_heading_level?: number
/** Last level of the table of contents. */
toc_max_heading_level?: number
/** Former addresses that lead here. */
aliases?: FormerAddress[]
anchorAliases?: AnchorAliases
updated?: Date
revision?: Line
/** Kind of page. */
level?: ("intro" | "how-to" | "reference" | "faq")
/** Id of the product that the page is about. */
product?: string
sources?: Sources
/** Pages to read next. */
related?: Link[]
reading?: Reading
/** What an import could not place; it is never shown. */
imported?: {
[k: string]: unknown
}
/** Accepted; every page shows its title. */
hide_title?: boolean
/** Accepted; has no effect. */
sidebar_class_name?: string
/** Accepted; has no effect. */
sidebar_custom_props?: {

}
/** Accepted; there is one sidebar. */
displayed_sidebar?: (string | null)
/** Accepted; the edit link comes from site.yaml. */
custom_edit_url?: (string | null)
/** Accepted; prefixes are always dropped. */
parse_number_prefixes?: boolean
/** Accepted; has no effect. */
image?: string
/** Accepted; has no effect. */
sidebar_key?: string
/** Accepted; has no effect. */
tags?: ({
[k: string]: unknown
}[] | null)
/** Accepted; has no effect. */
authors?: {
[k: string]: unknown
}
/** Accepted; has no effect. */
author?: string
/** Accepted; use updated. */
date?: string
/** Accepted; use updated. */
last_update?: {

}
/** Accepted; Markdown is never MDX here. */
mdx?: {

}
/** Accepted; has no effect. */
wrapperClassName?: string
}
/** A small table of named things, such as LEDs, ports or receivers, that docs embed. */
export interface EnumSource {
/** Type of this record. */
type: "enum"
id: Id
/** One line of plain text. */
title: string
summary?: Summary
sources?: Sources
reading?: Reading
/**
 * Columns in order.
 *
 * @minItems 1
 *
 * Items: One column.
 */
columns: [{
id: Id
title: Line
/** Align at the end. */
numeric?: boolean
}, ...({
id: Id
title: Line
/** Align at the end. */
numeric?: boolean
})[]]
/**
 * Rows in order.
 *
 * @minItems 1
 *
 * Items: One row.
 */
rows: [{
/** Identifier, unique within its type. Use letters, digits, "-" and "_", and begin with a letter or digit. */
id?: string
/**
 * One text a column.
 *
 * @minItems 1
 */
cells: [Prose, ...(Prose)[]]
}, ...({
/** Identifier, unique within its type. Use letters, digits, "-" and "_", and begin with a letter or digit. */
id?: string
/**
 * One text a column.
 *
 * @minItems 1
 */
cells: [Prose, ...(Prose)[]]
})[]]
}
/** A listing of products. It never repeats values; they come from the products. */
export interface FamilySource {
/** Type of this record. */
type: "family"
id: Id
/** One line of plain text. */
title: string
summary: Summary
/** Public address; derived from the route template of the type where absent. */
route?: string
/** Former addresses that lead here. */
aliases?: FormerAddress[]
anchorAliases?: AnchorAliases
state: State
fixedAddress?: FixedAddress
unknown?: UnknownNames
/** A day as YYYY-MM-DD. */
updated?: string
/** One line of plain text. */
revision?: string
/** One line of plain text. */
owner?: string
/** Words for grouping. */
tags?: Id[]
/** Words that visitors type for the page. The search finds it by them; no page shows them. */
keywords?: Line[]
/** Pages a reader may want next. */
related?: Link[]
sources?: Sources
reading?: Reading
/** Text of the page. */
body?: string
/** Order among families. */
position?: number
/**
 * Columns of the parametric table.
 *
 * Items: Id of a parameter.
 */
parameters?: string[]
/** One line of text; inline Markdown and value references are allowed. */
empty?: string
}
/** Terms of the docs, explained once. Pages link a term where they use it first. */
export interface GlossarySource {
/** Type of this record. */
type: "glossary"
id: Id
/** One line of plain text. */
title: string
summary: Summary
/** Public address; derived from the route template of the type where absent. */
route?: string
/** Former addresses that lead here. */
aliases?: FormerAddress[]
anchorAliases?: AnchorAliases
state: State
fixedAddress?: FixedAddress
unknown?: UnknownNames
/** A day as YYYY-MM-DD. */
updated?: string
/** One line of plain text. */
revision?: string
/** One line of plain text. */
owner?: string
/** Words for grouping. */
tags?: Id[]
/** Words that visitors type for the page. The search finds it by them; no page shows them. */
keywords?: Line[]
/** Pages a reader may want next. */
related?: Link[]
sources?: Sources
reading?: Reading
/** Text of the page. */
body?: string
/**
 * The terms.
 *
 * Items: One term.
 */
terms: {
id: Id
term: Line
/** Other spellings. */
also?: Line[]
/** Words that visitors type for it. The search finds the term by them; no page shows them. */
aka?: Line[]
definition: Prose
sources?: Sources
}[]
}
/** The home page, made of blocks. */
export interface LandingSource {
/** Type of this record. */
type: "landing"
id: Id
/** One line of plain text. */
title: string
summary: Summary
/** Public address; derived from the route template of the type where absent. */
route?: string
/** Former addresses that lead here. */
aliases?: FormerAddress[]
anchorAliases?: AnchorAliases
state: State
fixedAddress?: FixedAddress
unknown?: UnknownNames
/** A day as YYYY-MM-DD. */
updated?: string
/** One line of plain text. */
revision?: string
/** One line of plain text. */
owner?: string
/** Words for grouping. */
tags?: Id[]
/** Words that visitors type for the page. The search finds it by them; no page shows them. */
keywords?: Line[]
/** Pages a reader may want next. */
related?: Link[]
sources?: Sources
reading?: Reading
/** Text of the page. */
body?: string
/**
 * Blocks in order.
 *
 * @minItems 1
 */
blocks: [(LandingHeroBlock | LandingCardsBlock | LandingTextBlock), ...((LandingHeroBlock | LandingCardsBlock | LandingTextBlock))[]]
}
/** The head of the page. */
export interface LandingHeroBlock {
/** This kind. */
kind: "hero"
heading: Line
text: Prose
/** Drawn scene beside the text. */
scene?: ("none" | "vessels")
/**
 * Where the numbered parts of the scene lead: aircraft, surface vessel, underwater vehicle, in this order.
 *
 * @minItems 3
 * @maxItems 3
 */
sceneLinks?: [Link, Link, Link]
/**
 * Links shown as buttons, the first one as the main one.
 *
 * @maxItems 3
 *
 * Items: One link.
 */
actions?: []|[{
label: Line
to: Link
}]|[{
label: Line
to: Link
}, {
label: Line
to: Link
}]|[{
label: Line
to: Link
}, {
label: Line
to: Link
}, {
label: Line
to: Link
}]
}
/** Cards that lead to other pages. */
export interface LandingCardsBlock {
/** This kind. */
kind: "cards"
/** Identifier, unique within its type. Use letters, digits, "-" and "_", and begin with a letter or digit. */
id: string
heading: Line
text?: Prose
/**
 * Targets.
 *
 * @minItems 1
 */
items: [Link, ...(Link)[]]
}
/** A piece of text. */
export interface LandingTextBlock {
/** This kind. */
kind: "text"
/** Identifier, unique within its type. Use letters, digits, "-" and "_", and begin with a letter or digit. */
id: string
heading: Line
text: Markdown
}
/** A legal page. Its body, the text that binds, is published once somebody has approved it; until then the page shows what is proven. */
export interface LegalSource {
/** Type of this record. */
type: "legal"
id: Id
/** One line of plain text. */
title: string
summary: Summary
/** Public address; derived from the route template of the type where absent. */
route?: string
/** Former addresses that lead here. */
aliases?: FormerAddress[]
anchorAliases?: AnchorAliases
state: State
fixedAddress?: FixedAddress
unknown?: UnknownNames
/** A day as YYYY-MM-DD. */
updated?: string
/** One line of plain text. */
revision?: string
/** One line of plain text. */
owner?: string
/** Words for grouping. */
tags?: Id[]
/** Words that visitors type for the page. The search finds it by them; no page shows them. */
keywords?: Line[]
/** Pages a reader may want next. */
related?: Link[]
sources?: Sources
reading?: Reading
/** Markdown text, as in the docs. */
body?: string
/** Kind of text. */
kind: ("disclaimer" | "privacy" | "terms" | "imprint")
/** One line of plain text. */
version: string
/** A day as YYYY-MM-DD. */
effective?: string
/** One line of plain text. */
approvedBy?: string
/**
 * What the program itself knows of the site, in the order in which the page shows it.
 *
 * Items: stored-data: what a browser keeps and which hosts are asked; requests: what is sent and what is not collected.
 */
proven?: ("stored-data" | "requests")[]
/**
 * Confirmed statements under headings, shown while the body is a draft too.
 *
 * Items: Statements about one thing.
 */
facts?: {
/** Identifier, unique within its type. Use letters, digits, "-" and "_", and begin with a letter or digit. */
id: string
heading: Line
/**
 * The statements.
 *
 * @minItems 1
 *
 * Items: One statement.
 */
statements: [{
text: Prose
/** Id of a source of kind company or signed; its number stands behind the statement. */
source: string
}, ...({
text: Prose
/** Id of a source of kind company or signed; its number stands behind the statement. */
source: string
})[]]
}[]
jurisdiction?: Line
/** One line of plain text. */
supersedes?: string
}
/** Which messages of a public standard a product receives and sends, and what it does with them. Names are checked against the public definitions. */
export interface MessageSupportSource {
/** Type of this record. */
type: "message-support"
id: Id
/** One line of plain text. */
title: string
summary?: Summary
sources?: Sources
reading?: Reading
/**
 * Products that it is about.
 *
 * Items: Id of a product.
 */
products?: string[]
/** Standard, for MAVLink with the dialect. */
standard: ("nmea-0183" | "mavlink-minimal" | "mavlink-standard" | "mavlink-common" | "mavlink-ardupilotmega")
/** How well a value is known; stated is what the maker of a component, or a standard, states. Without it a value is unverified and not published. */
status?: ("confirmed" | "stated" | "measured" | "calculated" | "preliminary" | "unverified" | "withdrawn")
/** One line of plain text. */
revision?: string
/** One line of text; inline Markdown and value references are allowed. */
note?: string
/**
 * Messages.
 *
 * @minItems 1
 *
 * Items: One message.
 */
items: [{
/** Name as the standard has it: HEARTBEAT for MAVLink, GGA for a sentence of any talker, and a name with P in front for a proprietary sentence. */
message: string
/** As seen from the product. */
direction: ("in" | "out" | "both")
/** A number in decimal, not below zero; its digits are kept as written. */
rate?: number
/** One line of plain text. */
port?: string
/**
 * Fields that the product uses or fills, by the names of the standard.
 *
 * @minItems 1
 */
fields?: [Line, ...(Line)[]]
/** One line of text; inline Markdown and value references are allowed. */
behaviour?: string
/** One line of plain text. */
since?: string
/** How well a value is known; stated is what the maker of a component, or a standard, states. Without it a value is unverified and not published. */
status?: ("confirmed" | "stated" | "measured" | "calculated" | "preliminary" | "unverified" | "withdrawn")
/** Id of the source. */
source?: string
}, ...({
/** Name as the standard has it: HEARTBEAT for MAVLink, GGA for a sentence of any talker, and a name with P in front for a proprietary sentence. */
message: string
/** As seen from the product. */
direction: ("in" | "out" | "both")
/** A number in decimal, not below zero; its digits are kept as written. */
rate?: number
/** One line of plain text. */
port?: string
/**
 * Fields that the product uses or fills, by the names of the standard.
 *
 * @minItems 1
 */
fields?: [Line, ...(Line)[]]
/** One line of text; inline Markdown and value references are allowed. */
behaviour?: string
/** One line of plain text. */
since?: string
/** How well a value is known; stated is what the maker of a component, or a standard, states. Without it a value is unverified and not published. */
status?: ("confirmed" | "stated" | "measured" | "calculated" | "preliminary" | "unverified" | "withdrawn")
/** Id of the source. */
source?: string
})[]]
}
/** An erratum, a change or a discontinuance of a product, shown on its page and in the feed of notices. */
export interface NoticeSource {
/** Type of this record. */
type: "notice"
id: Id
/** One line of plain text. */
title: string
summary?: Summary
sources?: Sources
reading?: Reading
/** What it tells - a fault that is known, a change that is made, or the end of a product. */
kind: ("erratum" | "change" | "discontinuance")
/** Id of the product. */
product: string
/** A day as YYYY-MM-DD. */
date: string
/** A day as YYYY-MM-DD. */
updated?: string
/** draft and archived notices are not in the output. */
state: ("draft" | "published" | "archived")
/**
 * Hardware revisions that it concerns; all of them where absent.
 *
 * @minItems 1
 */
hardware?: [Id, ...(Id)[]]
/**
 * Variants that it concerns; all of them where absent.
 *
 * @minItems 1
 */
variant?: [Id, ...(Id)[]]
/** One line of text; inline Markdown and value references are allowed. */
effect: string
/** One line of text; inline Markdown and value references are allowed. */
workaround?: string
/** Identifier, unique within its type. Use letters, digits, "-" and "_", and begin with a letter or digit. */
fixedIn?: string
}
/** A page of text. */
export interface PageSource {
/** Type of this record. */
type: "page"
id: Id
/** One line of plain text. */
title: string
summary: Summary
/** Public address; derived from the route template of the type where absent. */
route?: string
/** Former addresses that lead here. */
aliases?: FormerAddress[]
anchorAliases?: AnchorAliases
state: State
fixedAddress?: FixedAddress
unknown?: UnknownNames
/** A day as YYYY-MM-DD. */
updated?: string
/** One line of plain text. */
revision?: string
/** One line of plain text. */
owner?: string
/** Words for grouping. */
tags?: Id[]
/** Words that visitors type for the page. The search finds it by them; no page shows them. */
keywords?: Line[]
/** Pages a reader may want next. */
related?: Link[]
sources?: Sources
reading?: Reading
/** Markdown text, as in the docs. */
body?: string
/** In no menu, list or sitemap. */
unlisted?: boolean
/** Pages shown as cards below the text. */
cards?: Link[]
/** Whether the page shows how to reach the organization of site.yaml. */
organization?: boolean
}
/** Every parameter that a datasheet may state, defined once. */
export interface ParametersSource {
/** This type. */
type: "parameters"
/**
 * The parameters.
 *
 * Items: One parameter.
 */
parameters: {
id: Id
name: Line
/** Words that visitors type for it, such as weight for Mass. The search finds its values by them; no page shows them. */
aka?: Line[]
/** One line of plain text. */
symbol?: string
/** Quantity kind of units.yaml, or count, flag, token, tokens or text. */
kind: string
/**
 * Allowed units, the first one is the usual one.
 *
 * Items: Id of a unit.
 */
units?: string[]
/** Levels that it may have; all where absent. */
levels?: Level[]
/** Words that a token may be. */
tokens?: Token[]
section: Section
/** One line of plain text. */
definition: string
/** Which way a comparison judges. */
better?: ("higher" | "lower" | "none")
/** Which outside dimension of the product it states; a drawing of the outline needs length and width. */
axis?: ("length" | "width" | "height")
/** How a family filters by it. */
facet?: ("range" | "token" | "flag")
}[]
}
/** A product of the company, with what is known of it. Its page, tables, comparison and exports come from this file. */
export interface ProductSource {
/** Type of this record. */
type: "product"
id: Id
/** One line of plain text. */
title: string
summary: Summary
/** Public address; derived from the route template of the type where absent. */
route?: string
/** Former addresses that lead here. */
aliases?: FormerAddress[]
anchorAliases?: AnchorAliases
state: State
fixedAddress?: FixedAddress
unknown?: UnknownNames
/** A day as YYYY-MM-DD. */
updated?: string
/** One line of plain text. */
revision?: string
/** One line of plain text. */
owner?: string
/** Words for grouping. */
tags?: Id[]
/** Words that visitors type for the page. The search finds it by them; no page shows them. */
keywords?: Line[]
/** Pages a reader may want next. */
related?: Link[]
sources?: Sources
reading?: Reading
/** Markdown text, as in the docs. */
body?: string
/** Id of the listing that the product belongs to; the folder name where absent. */
family?: string
/** Order within its family. */
position?: number
/** One line of plain text. */
function: string
lifecycle: Lifecycle
maturity: Maturity
/** Days of the lifecycle that the company has announced. */
lifecycleDates?: {
/** A day as YYYY-MM-DD. */
since?: string
/** A day as YYYY-MM-DD. */
lastOrder?: string
/** A day as YYYY-MM-DD. */
lastDelivery?: string
}
/** Id of the product that replaces this one. */
replacement?: string
/** One line of plain text. */
noReplacement?: string
/** One line of plain text. */
partNumber?: string
/** One line of plain text. */
hardware?: string
/** What it is used for. */
applications?: Prose[]
/** What it offers; write numbers as value references. */
features?: Prose[]
/**
 * Parameters shown at the head of the page and on cards.
 *
 * @maxItems 8
 *
 * Items: Id of a parameter.
 */
keySpecs?: []|[string]|[string, string]|[string, string, string]|[string, string, string, string]|[string, string, string, string, string]|[string, string, string, string, string, string]|[string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string]
datasheet?: DatasheetSource
/**
 * What can be connected, as far as it is known.
 *
 * Items: One interface.
 */
interfaces?: {
id: Id
/** One line of plain text. */
name: string
/** Class of signal; gives the colour in drawings. */
class?: ("power" | "can" | "serial" | "usb" | "pwm" | "io" | "radio" | "other")
/** As seen from the product. */
direction?: ("in" | "out" | "both")
/** Number of equal interfaces. */
count?: number
/** One line of text; inline Markdown and value references are allowed. */
connects: string
/** Id of the connector record. */
connector?: string
/** Id of the source. */
source?: string
}[]
/**
 * Records of interfaces that the product speaks.
 *
 * Items: Id of a CAN message set, register map or serial protocol.
 */
protocols?: string[]
/**
 * Variants of the product that values may differ for.
 *
 * Items: One variant.
 */
variants?: {
id: Id
/** One line of text; inline Markdown and value references are allowed. */
differs: string
}[]
/**
 * Products that extend this one.
 *
 * Items: Id of a product.
 */
accessories?: string[]
/**
 * Products that work with this one.
 *
 * Items: Id of a product.
 */
compatibleWith?: string[]
/** A link, either an address of this site such as /docs/intro#setup, or a whole https address. */
firstTest?: string
/** Docs pages about the product. */
docs?: Link[]
/** Files for visitors. */
downloads?: File[]
photograph?: Photograph
/** Further pictures of the product. */
images?: Image[]
/**
 * Hardware revisions in order.
 *
 * Items: One revision.
 */
hardwareRevisions?: {
id: Id
date?: Date
changes?: Prose
}[]
}
/** Writing rules of the site. With such a file `fairlead check` reads the text of every page; without one it does not judge wording. Text means titles, summaries, labels and Markdown; code, addresses and value references never count. */
export interface ProseRulesSource {
/** This type. */
type: "prose-rules"
/**
 * Words and phrases that the site does not use. Case does not matter; quoted labels do not count.
 *
 * Items: One word or phrase.
 */
banned?: {
/** One line of plain text. */
word: string
/** Other forms of it, such as plural and past. */
forms?: Line[]
/** One line of plain text. */
instead?: string
/** One line of plain text. */
why?: string
}[]
/**
 * Names with one right spelling. Case matters, and only whole words count.
 *
 * Items: One name.
 */
spelling?: {
/**
 * Spellings that are wrong.
 *
 * @minItems 1
 */
wrong: [Line, ...(Line)[]]
/** One line of plain text. */
right: string
}[]
/** Length of sentences. */
sentence?: {
/** Most words of a sentence; 30 where absent. List items and table cells are sentences of their own; code does not count. */
words: number
}
/** Most characters of a page's description; 160 where absent. */
descriptionCharacters?: number
/** Fewest words in the text of a page; no bound where absent. Listings, categories, the home page and the serial check may have fewer. */
pageWords?: number
/**
 * Diagnostics of the prose rules that are accepted for a time.
 *
 * Items: One exception. It covers every diagnostic of this code in this file.
 */
exceptions?: {
/** One line of plain text. */
file: string
/** Code of the diagnostic. */
code: ("prose-banned-word" | "prose-spelling" | "prose-sentence-length" | "description-missing" | "description-long" | "description-repeated" | "heading-skips-level" | "heading-repeated" | "page-short")
/** One line of plain text. */
reason: string
/** A day as YYYY-MM-DD. */
until: string
}[]
}
/** The registers of a product, by Modbus or in an address space. Where no address is known, only names are published. */
export interface RegisterMapSource {
/** Type of this record. */
type: "register-map"
id: Id
/** One line of plain text. */
title: string
summary?: Summary
sources?: Sources
reading?: Reading
/**
 * Products that have it.
 *
 * Items: Id of a product.
 */
products?: string[]
/** How registers are reached: Modbus RTU or TCP, I2C, SPI, or as memory of a processor. */
transport: ("rtu" | "tcp" | "i2c" | "spi" | "memory")
/** What an address counts: words of 16 bits, or bytes. Absent: bytes for memory, else words. */
addressUnit?: ("word" | "byte")
/** Address on the wire from which all addresses of the map count. Absent: they are those on the wire. */
base?: number
/** All addresses count from where the map begins, and a client has to search the device for that, as for the models of SunSpec. */
relative?: boolean
/** Modbus address of the device as delivered. */
unitId?: number
/** The line of Modbus RTU as delivered. */
serial?: {
/**
 * Bit rates.
 *
 * @minItems 1
 *
 * Items: Bits per second.
 */
baud?: [number, ...(number)[]]
/** Parity. */
parity?: ("none" | "even" | "odd")
/** Stop bits. */
stop?: (1 | 2)
}
/** Word order of values with more than 16 bits. The bytes of a word are always high first. */
wordOrder?: ("high-first" | "low-first")
/** How the product's own documents print addresses. Here and in files an address is always the one on the wire, which counts from 0; one-based prints one more, reference prints 40001 for the first holding register. */
addressing?: ("wire" | "one-based" | "reference")
/**
 * Modbus function codes that the device knows.
 *
 * @minItems 1
 *
 * Items: Function code.
 */
functionCodes?: [number, ...(number)[]]
/** Registers in one request. */
limits?: {
/** Most registers that one request reads. */
maxRead?: number
/** Most registers that one request writes. */
maxWrite?: number
}
/** How well a value is known; stated is what the maker of a component, or a standard, states. Without it a value is unverified and not published. */
status?: ("confirmed" | "stated" | "measured" | "calculated" | "preliminary" | "unverified" | "withdrawn")
/** One line of plain text. */
revision?: string
/** One line of text; inline Markdown and value references are allowed. */
note?: string
/**
 * Groups of registers.
 *
 * @minItems 1
 *
 * Items: One group.
 */
blocks: [{
id: Id
title: Line
/** Modbus table; needed where addresses of Modbus registers are known. */
table?: ("coil" | "discrete" | "input" | "holding")
description?: Prose
/** Id of a repeated block: this one stands in each of its repetitions. */
in?: string
/** Address where the block begins; addresses of its registers count from there. Within another block it counts from where that begins. */
start?: number
/** Id of the block behind which this one begins, where no fixed address is. */
after?: string
/** How often the block stands there, one behind the other. */
repeat?: {
/** Number of repetitions. */
count?: number
/** Name of the register that holds the number of repetitions. */
countFrom?: string
/** Addresses from one repetition to the next. Absent: as many as the block takes. */
stride?: number
}
/**
 * Registers.
 *
 * @minItems 1
 *
 * Items: One register.
 */
registers: [{
/** Name. */
name: string
/** Address on the wire, counted from 0, or from where the map or block begins; absent where it is not known. */
address?: number
/** Type; coils and discrete inputs are bool. */
type?: ("u8" | "s8" | "u16" | "s16" | "u32" | "s32" | "u64" | "s64" | "f32" | "f64" | "bits" | "enum" | "string" | "bool")
/** Length of a string: registers, or bytes where addresses count bytes. */
words?: number
width?: RegisterMapWidth
/** Number of equal values in a row. */
count?: number
/** Name of the register that holds how many of the values in the row are used. */
countFrom?: string
/** Addresses from one value of the row to the next. Absent: as many as a value takes. */
stride?: number
access?: RegisterMapAccess
/** Only the first write after a reset has an effect. */
once?: boolean
readEffect?: RegisterMapReadEffect
writeEffect?: RegisterMapWriteEffect
/** Id of the unit. */
unit?: string
/** One line of plain text. */
unitText?: string
/** Multiplier. */
factor?: number
/** Added after the multiplier. */
offset?: number
/** Name of the register that holds the power of ten by which this one is multiplied, in place of factor and offset. Limits and default are then those of the register itself. */
scaleFrom?: string
/** Smallest value, scaling applied. */
min?: number
/** Largest value, scaling applied. */
max?: number
/** Value as delivered, scaling applied. */
default?: number
/** What the register holds after a reset, all bits of it. */
reset?: string
/** Bits that have a known value after a reset. Absent: all. */
resetMask?: string
/** Bits that state that the register has no value, as where a device does not implement it. */
notAvailable?: string
/** Named values. */
values?: RegisterMapNamedValue[]
/** What groups of bits of a register of type bits say. */
fields?: RegisterMapField[]
/**
 * What each bit of a register of type bits says.
 *
 * Items: One bit.
 */
bits?: {
/** Number of the bit; 0 is the least significant. */
bit: number
name: RegisterMapSymbol
description?: Prose
since?: ScopeSince
until?: ScopeUntil
variant?: ScopeVariant1
}[]
/** Kept without power. */
persistent?: boolean
/** Does not change while the device runs. */
static?: boolean
/** Every device with this map has it. */
mandatory?: boolean
/** One line of plain text. */
view?: string
/** Kept as its source states it, though it contradicts itself; what the rules find wrong in it is a warning. */
asStated?: true
description?: Prose
/** How well a value is known; stated is what the maker of a component, or a standard, states. Without it a value is unverified and not published. */
status?: ("confirmed" | "stated" | "measured" | "calculated" | "preliminary" | "unverified" | "withdrawn")
/** Id of the source. */
source?: string
since?: ScopeSince
until?: ScopeUntil
variant?: ScopeVariant1
}, ...({
/** Name. */
name: string
/** Address on the wire, counted from 0, or from where the map or block begins; absent where it is not known. */
address?: number
/** Type; coils and discrete inputs are bool. */
type?: ("u8" | "s8" | "u16" | "s16" | "u32" | "s32" | "u64" | "s64" | "f32" | "f64" | "bits" | "enum" | "string" | "bool")
/** Length of a string: registers, or bytes where addresses count bytes. */
words?: number
width?: RegisterMapWidth
/** Number of equal values in a row. */
count?: number
/** Name of the register that holds how many of the values in the row are used. */
countFrom?: string
/** Addresses from one value of the row to the next. Absent: as many as a value takes. */
stride?: number
access?: RegisterMapAccess
/** Only the first write after a reset has an effect. */
once?: boolean
readEffect?: RegisterMapReadEffect
writeEffect?: RegisterMapWriteEffect
/** Id of the unit. */
unit?: string
/** One line of plain text. */
unitText?: string
/** Multiplier. */
factor?: number
/** Added after the multiplier. */
offset?: number
/** Name of the register that holds the power of ten by which this one is multiplied, in place of factor and offset. Limits and default are then those of the register itself. */
scaleFrom?: string
/** Smallest value, scaling applied. */
min?: number
/** Largest value, scaling applied. */
max?: number
/** Value as delivered, scaling applied. */
default?: number
/** What the register holds after a reset, all bits of it. */
reset?: string
/** Bits that have a known value after a reset. Absent: all. */
resetMask?: string
/** Bits that state that the register has no value, as where a device does not implement it. */
notAvailable?: string
/** Named values. */
values?: RegisterMapNamedValue[]
/** What groups of bits of a register of type bits say. */
fields?: RegisterMapField[]
/**
 * What each bit of a register of type bits says.
 *
 * Items: One bit.
 */
bits?: {
/** Number of the bit; 0 is the least significant. */
bit: number
name: RegisterMapSymbol
description?: Prose
since?: ScopeSince
until?: ScopeUntil
variant?: ScopeVariant1
}[]
/** Kept without power. */
persistent?: boolean
/** Does not change while the device runs. */
static?: boolean
/** Every device with this map has it. */
mandatory?: boolean
/** One line of plain text. */
view?: string
/** Kept as its source states it, though it contradicts itself; what the rules find wrong in it is a warning. */
asStated?: true
description?: Prose
/** How well a value is known; stated is what the maker of a component, or a standard, states. Without it a value is unverified and not published. */
status?: ("confirmed" | "stated" | "measured" | "calculated" | "preliminary" | "unverified" | "withdrawn")
/** Id of the source. */
source?: string
since?: ScopeSince
until?: ScopeUntil
variant?: ScopeVariant1
})[]]
}, ...({
id: Id
title: Line
/** Modbus table; needed where addresses of Modbus registers are known. */
table?: ("coil" | "discrete" | "input" | "holding")
description?: Prose
/** Id of a repeated block: this one stands in each of its repetitions. */
in?: string
/** Address where the block begins; addresses of its registers count from there. Within another block it counts from where that begins. */
start?: number
/** Id of the block behind which this one begins, where no fixed address is. */
after?: string
/** How often the block stands there, one behind the other. */
repeat?: {
/** Number of repetitions. */
count?: number
/** Name of the register that holds the number of repetitions. */
countFrom?: string
/** Addresses from one repetition to the next. Absent: as many as the block takes. */
stride?: number
}
/**
 * Registers.
 *
 * @minItems 1
 *
 * Items: One register.
 */
registers: [{
/** Name. */
name: string
/** Address on the wire, counted from 0, or from where the map or block begins; absent where it is not known. */
address?: number
/** Type; coils and discrete inputs are bool. */
type?: ("u8" | "s8" | "u16" | "s16" | "u32" | "s32" | "u64" | "s64" | "f32" | "f64" | "bits" | "enum" | "string" | "bool")
/** Length of a string: registers, or bytes where addresses count bytes. */
words?: number
width?: RegisterMapWidth
/** Number of equal values in a row. */
count?: number
/** Name of the register that holds how many of the values in the row are used. */
countFrom?: string
/** Addresses from one value of the row to the next. Absent: as many as a value takes. */
stride?: number
access?: RegisterMapAccess
/** Only the first write after a reset has an effect. */
once?: boolean
readEffect?: RegisterMapReadEffect
writeEffect?: RegisterMapWriteEffect
/** Id of the unit. */
unit?: string
/** One line of plain text. */
unitText?: string
/** Multiplier. */
factor?: number
/** Added after the multiplier. */
offset?: number
/** Name of the register that holds the power of ten by which this one is multiplied, in place of factor and offset. Limits and default are then those of the register itself. */
scaleFrom?: string
/** Smallest value, scaling applied. */
min?: number
/** Largest value, scaling applied. */
max?: number
/** Value as delivered, scaling applied. */
default?: number
/** What the register holds after a reset, all bits of it. */
reset?: string
/** Bits that have a known value after a reset. Absent: all. */
resetMask?: string
/** Bits that state that the register has no value, as where a device does not implement it. */
notAvailable?: string
/** Named values. */
values?: RegisterMapNamedValue[]
/** What groups of bits of a register of type bits say. */
fields?: RegisterMapField[]
/**
 * What each bit of a register of type bits says.
 *
 * Items: One bit.
 */
bits?: {
/** Number of the bit; 0 is the least significant. */
bit: number
name: RegisterMapSymbol
description?: Prose
since?: ScopeSince
until?: ScopeUntil
variant?: ScopeVariant1
}[]
/** Kept without power. */
persistent?: boolean
/** Does not change while the device runs. */
static?: boolean
/** Every device with this map has it. */
mandatory?: boolean
/** One line of plain text. */
view?: string
/** Kept as its source states it, though it contradicts itself; what the rules find wrong in it is a warning. */
asStated?: true
description?: Prose
/** How well a value is known; stated is what the maker of a component, or a standard, states. Without it a value is unverified and not published. */
status?: ("confirmed" | "stated" | "measured" | "calculated" | "preliminary" | "unverified" | "withdrawn")
/** Id of the source. */
source?: string
since?: ScopeSince
until?: ScopeUntil
variant?: ScopeVariant1
}, ...({
/** Name. */
name: string
/** Address on the wire, counted from 0, or from where the map or block begins; absent where it is not known. */
address?: number
/** Type; coils and discrete inputs are bool. */
type?: ("u8" | "s8" | "u16" | "s16" | "u32" | "s32" | "u64" | "s64" | "f32" | "f64" | "bits" | "enum" | "string" | "bool")
/** Length of a string: registers, or bytes where addresses count bytes. */
words?: number
width?: RegisterMapWidth
/** Number of equal values in a row. */
count?: number
/** Name of the register that holds how many of the values in the row are used. */
countFrom?: string
/** Addresses from one value of the row to the next. Absent: as many as a value takes. */
stride?: number
access?: RegisterMapAccess
/** Only the first write after a reset has an effect. */
once?: boolean
readEffect?: RegisterMapReadEffect
writeEffect?: RegisterMapWriteEffect
/** Id of the unit. */
unit?: string
/** One line of plain text. */
unitText?: string
/** Multiplier. */
factor?: number
/** Added after the multiplier. */
offset?: number
/** Name of the register that holds the power of ten by which this one is multiplied, in place of factor and offset. Limits and default are then those of the register itself. */
scaleFrom?: string
/** Smallest value, scaling applied. */
min?: number
/** Largest value, scaling applied. */
max?: number
/** Value as delivered, scaling applied. */
default?: number
/** What the register holds after a reset, all bits of it. */
reset?: string
/** Bits that have a known value after a reset. Absent: all. */
resetMask?: string
/** Bits that state that the register has no value, as where a device does not implement it. */
notAvailable?: string
/** Named values. */
values?: RegisterMapNamedValue[]
/** What groups of bits of a register of type bits say. */
fields?: RegisterMapField[]
/**
 * What each bit of a register of type bits says.
 *
 * Items: One bit.
 */
bits?: {
/** Number of the bit; 0 is the least significant. */
bit: number
name: RegisterMapSymbol
description?: Prose
since?: ScopeSince
until?: ScopeUntil
variant?: ScopeVariant1
}[]
/** Kept without power. */
persistent?: boolean
/** Does not change while the device runs. */
static?: boolean
/** Every device with this map has it. */
mandatory?: boolean
/** One line of plain text. */
view?: string
/** Kept as its source states it, though it contradicts itself; what the rules find wrong in it is a warning. */
asStated?: true
description?: Prose
/** How well a value is known; stated is what the maker of a component, or a standard, states. Without it a value is unverified and not published. */
status?: ("confirmed" | "stated" | "measured" | "calculated" | "preliminary" | "unverified" | "withdrawn")
/** Id of the source. */
source?: string
since?: ScopeSince
until?: ScopeUntil
variant?: ScopeVariant1
})[]]
})[]]
/**
 * A request and its answer with the values they carry; they are decoded and encoded again by every check.
 *
 * Items: One exchange.
 */
examples?: {
/** Bytes of the whole request as the transport sends them: for rtu with device address and CRC, for tcp with the header. */
request: string
/** Bytes of the whole answer. */
response?: string
/** One line of text; inline Markdown and value references are allowed. */
meaning?: string
since?: ScopeSince
until?: ScopeUntil
variant?: ScopeVariant1
/** Value by register name: a number with scaling applied, the name of a value, names of bits, text, or a list for several in a row. */
values: {
/** Value. */
[k: string]: number | string | boolean | (number | string | boolean)[]
}
}[]
}
/** A number with its meaning. */
export interface RegisterMapNamedValue {
/** The number. */
value: number
name: Line
description?: Prose
}
/** A group of bits. */
export interface RegisterMapField {
name: RegisterMapSymbol
/** Its bits, the highest first, such as 7..4, or the number of one bit; 0 is the least significant. */
bits: (number | string)
/** Its highest bit is its sign. */
signed?: boolean
/** Id of the unit. */
unit?: string
/** Multiplier. */
factor?: number
/** Added after the multiplier. */
offset?: number
access?: RegisterMapAccess
/** Only the first write after a reset has an effect. */
once?: boolean
readEffect?: RegisterMapReadEffect
writeEffect?: RegisterMapWriteEffect
/** Named values. */
values?: RegisterMapNamedValue[]
description?: Prose
since?: ScopeSince
until?: ScopeUntil
variant?: ScopeVariant1
}
/** The page on which a visitor checks a serial number against the registers in serials/. */
export interface SerialCheckSource {
/** Type of this record. */
type: "serial-check"
id: Id
/** One line of plain text. */
title: string
summary: Summary
/** Public address; derived from the route template of the type where absent. */
route?: string
/** Former addresses that lead here. */
aliases?: FormerAddress[]
anchorAliases?: AnchorAliases
state: State
fixedAddress?: FixedAddress
unknown?: UnknownNames
/** A day as YYYY-MM-DD. */
updated?: string
/** One line of plain text. */
revision?: string
/** One line of plain text. */
owner?: string
/** Words for grouping. */
tags?: Id[]
/** Words that visitors type for the page. The search finds it by them; no page shows them. */
keywords?: Line[]
/** Pages a reader may want next. */
related?: Link[]
sources?: Sources
reading?: Reading
/** Markdown text, as in the docs. */
body?: string
/** The numbers of the registers are made up; the page says so. */
sample?: boolean
/** A link, either an address of this site such as /docs/intro#setup, or a whole https address. */
contact?: string
}
/** Messages on a serial line, text or binary, with examples that are checked. */
export interface SerialProtocolSource {
/** Type of this record. */
type: "serial-protocol"
id: Id
/** One line of plain text. */
title: string
summary?: Summary
sources?: Sources
reading?: Reading
/**
 * Products that speak it.
 *
 * Items: Id of a product.
 */
products?: string[]
/** How well a value is known; stated is what the maker of a component, or a standard, states. Without it a value is unverified and not published. */
status?: ("confirmed" | "stated" | "measured" | "calculated" | "preliminary" | "unverified" | "withdrawn")
/** One line of plain text. */
revision?: string
/** One line of text; inline Markdown and value references are allowed. */
note?: string
/** The line. */
physical: {
/** One line of plain text. */
standard?: string
/** One line of plain text. */
levels?: string
/**
 * Bit rates.
 *
 * @minItems 1
 *
 * Items: Bits per second.
 */
baud?: [number, ...(number)[]]
/** Data bits. */
bits?: number
/** Parity. */
parity?: ("none" | "even" | "odd")
/** Stop bits. */
stop?: (1 | 2)
}
framing: (SerialProtocolTextFraming | SerialProtocolBinaryFraming)
/**
 * Messages.
 *
 * @minItems 1
 *
 * Items: One message.
 */
messages: [{
id: Id
/** What names the message: characters in text, bytes in hexadecimal such as 0A 01 in binary. */
token?: string
name: Line
/** Who sends it. */
direction: ("to-device" | "from-device")
description?: Prose
/** How well a value is known; stated is what the maker of a component, or a standard, states. Without it a value is unverified and not published. */
status?: ("confirmed" | "stated" | "measured" | "calculated" | "preliminary" | "unverified" | "withdrawn")
/** Fields after the token. */
fields?: SerialProtocolField[]
/** Identifier, unique within its type. Use letters, digits, "-" and "_", and begin with a letter or digit. */
response?: string
/** Id of the source. */
source?: string
since?: ScopeSince
until?: ScopeUntil
variant?: ScopeVariant1
/**
 * Frames with the values they carry; they are decoded and encoded again by every check.
 *
 * Items: One frame.
 */
examples?: {
/** Bytes of the whole frame. */
bytes: string
meaning: Prose
/** Value by field name: a number with scaling applied, the name of a value, or text; a list for a repeated field; values by name for a structure and for groups of bits; empty text for a field that is left out. */
values?: {
[k: string]: SerialProtocolExampleValue
}
}[]
}, ...({
id: Id
/** What names the message: characters in text, bytes in hexadecimal such as 0A 01 in binary. */
token?: string
name: Line
/** Who sends it. */
direction: ("to-device" | "from-device")
description?: Prose
/** How well a value is known; stated is what the maker of a component, or a standard, states. Without it a value is unverified and not published. */
status?: ("confirmed" | "stated" | "measured" | "calculated" | "preliminary" | "unverified" | "withdrawn")
/** Fields after the token. */
fields?: SerialProtocolField[]
/** Identifier, unique within its type. Use letters, digits, "-" and "_", and begin with a letter or digit. */
response?: string
/** Id of the source. */
source?: string
since?: ScopeSince
until?: ScopeUntil
variant?: ScopeVariant1
/**
 * Frames with the values they carry; they are decoded and encoded again by every check.
 *
 * Items: One frame.
 */
examples?: {
/** Bytes of the whole frame. */
bytes: string
meaning: Prose
/** Value by field name: a number with scaling applied, the name of a value, or text; a list for a repeated field; values by name for a structure and for groups of bits; empty text for a field that is left out. */
values?: {
[k: string]: SerialProtocolExampleValue
}
}[]
})[]]
}
/** Frames of characters. */
export interface SerialProtocolTextFraming {
/** This kind. */
kind: "text"
/** First byte, or first bytes in hexadecimal; absent where messages only end. */
start?: (number | string)
/** Last byte, or last bytes in hexadecimal such as 0D 0A. */
end: (number | string)
/** Character that separates values. */
separator?: string
/** after: the separator follows each value without a fixed width, and values of fixed width have none. between: it stands between token and values and between values. after where this is absent. */
separators?: ("after" | "between")
/** Encoding; ascii where absent. */
encoding?: ("ascii" | "utf-8")
/** Checksum in capital hexadecimal digits before the last bytes, over what stands between the first bytes and its mark. NMEA 0183 is xor-8 with the mark "*". */
checksum?: {
algorithm: SerialProtocolAlgorithm
width?: SerialProtocolCheckWidth
/** Polynomial of a crc, unreflected and without its highest bit. */
poly?: (number | string)
/** What a crc or sum begins with; 0 where absent. */
init?: (number | string)
/** Whether a crc takes the bits of a byte from the lowest up; no where absent. */
refin?: boolean
/** Whether the result of a crc is reflected; no where absent. */
refout?: boolean
/** Bits that are turned over in the result of a crc or sum; 0 where absent. */
xorout?: (number | string)
/** Whether a sum is the number that makes the sum of all 0; no where absent. */
negate?: boolean
/** What the two sums of fletcher count modulo; one less than two to the power of half the width where absent. */
modulus?: (number | string)
/** Character before the digits. */
mark: string
}
}
/** Frames of bytes. */
export interface SerialProtocolBinaryFraming {
/** This kind. */
kind: "binary"
/** First bytes; absent where stuffing says where a frame begins and ends. */
sync?: string
/** How the bytes of a frame are written so that its end cannot stand within it: SLIP with END (C0) behind the frame or on both sides of it, or COBS with a zero behind it. */
stuffing?: ("slip" | "slip-both" | "cobs")
/** Byte order of numbers; little where absent. */
endian?: ("little" | "big")
parts?: SerialProtocolParts
/** Number of bytes that the frame states. */
length?: {
/** Size of the number in bytes. */
bytes: (1 | 2)
counts?: SerialProtocolParts1
}
/** Checksum at its place among the parts. */
checksum?: {
algorithm: SerialProtocolAlgorithm
width?: SerialProtocolCheckWidth
/** Polynomial of a crc, unreflected and without its highest bit. */
poly?: (number | string)
/** What a crc or sum begins with; 0 where absent. */
init?: (number | string)
/** Whether a crc takes the bits of a byte from the lowest up; no where absent. */
refin?: boolean
/** Whether the result of a crc is reflected; no where absent. */
refout?: boolean
/** Bits that are turned over in the result of a crc or sum; 0 where absent. */
xorout?: (number | string)
/** Whether a sum is the number that makes the sum of all 0; no where absent. */
negate?: boolean
/** What the two sums of fletcher count modulo; one less than two to the power of half the width where absent. */
modulus?: (number | string)
over?: SerialProtocolParts2
/** Byte order where it differs from that of the numbers. */
endian?: ("little" | "big")
}
}
/** One field. */
export interface SerialProtocolField {
name: Id
/** Encoding. Text frames have decimal and text, binary frames have all but decimal. A structure is made of fields. */
type: ("decimal" | "text" | "u8" | "u16" | "u32" | "u64" | "s8" | "s16" | "s32" | "s64" | "f32" | "f64" | "structure")
/** Number of digits of a decimal, before the point where it has places. Its width is fixed, unless a limit or a named value is below zero: then a sign may stand before the digits, and the value ends at a separator. */
digits?: number
/** Number of digits after the point of a decimal. */
places?: number
/** Bytes of a text of fixed length; zeros fill it in binary frames. */
size?: number
/** May be empty, in text frames. */
optional?: boolean
/** How often the field follows; with count the most that can follow. */
repeat?: number
/** Name of the whole number before it, in the same list, that says how many follow; in binary frames. */
count?: string
/**
 * Fields of a structure, in binary frames.
 *
 * @minItems 1
 */
fields?: [SerialProtocolField, ...(SerialProtocolField)[]]
/**
 * What groups of bits of a number without a sign say, in binary frames. Bits that no group names are 0.
 *
 * @minItems 1
 */
bits?: [SerialProtocolBits, ...(SerialProtocolBits)[]]
/** Multiplier. */
factor?: number
/** Added after the multiplier. */
offset?: number
/** Smallest value, scaling applied. */
min?: number
/** Largest value, scaling applied. */
max?: number
/** Id of the unit. */
unit?: string
/** Named values. */
values?: SerialProtocolNamedValue[]
description?: Prose
}
/** A group of bits. */
export interface SerialProtocolBits {
name: Id
/** Its bits, the highest first, such as 7..4, or the number of one bit; 0 is the least significant. */
bits: (number | string)
/** Its highest bit is its sign. */
signed?: boolean
/** Multiplier. */
factor?: number
/** Added after the multiplier. */
offset?: number
/** Smallest value, scaling applied. */
min?: number
/** Largest value, scaling applied. */
max?: number
/** Id of the unit. */
unit?: string
/** Named values. */
values?: SerialProtocolNamedValue[]
description?: Prose
}
/** A number with its meaning. */
export interface SerialProtocolNamedValue {
/** The number. */
value: number
name: Line
}
/** Serial numbers that the company has published: a file serials/NAME.csv whose first row names the columns serial, product, hardware, status and note. */
export interface SerialRegisterSource {
/** Name of the file. */
id: string
/**
 * One row a device.
 *
 * Items: One device.
 */
entries: {
/** Number as printed on the device. */
serial: string
/** Id of the product. */
product: string
/** One line of plain text. */
hardware?: string
/** What the check says; genuine where nothing is written. */
status?: ("genuine" | "recalled" | "withdrawn")
/** One line of plain text. */
note?: string
}[]
}
/** An engineering service that the company offers. */
export interface ServiceSource {
/** Type of this record. */
type: "service"
id: Id
/** One line of plain text. */
title: string
summary: Summary
/** Public address; derived from the route template of the type where absent. */
route?: string
/** Former addresses that lead here. */
aliases?: FormerAddress[]
anchorAliases?: AnchorAliases
state: State
fixedAddress?: FixedAddress
unknown?: UnknownNames
/** A day as YYYY-MM-DD. */
updated?: string
/** One line of plain text. */
revision?: string
/** One line of plain text. */
owner?: string
/** Words for grouping. */
tags?: Id[]
/** Words that visitors type for the page. The search finds it by them; no page shows them. */
keywords?: Line[]
/** Pages a reader may want next. */
related?: Link[]
sources?: Sources
reading?: Reading
/** Markdown text, as in the docs. */
body?: string
/** Order among services. */
position?: number
/** One line of text; inline Markdown and value references are allowed. */
problem: string
/** What the customer gets. */
deliverables?: Prose[]
/** Steps in order. */
process?: Prose[]
/** What is part of the service. */
scopeIn?: Prose[]
/** What is not. */
scopeOut?: Prose[]
/** What the customer brings. */
inputs?: Prose[]
/**
 * Products that belong to it.
 *
 * Items: Id of a product.
 */
products?: string[]
/** A link, either an address of this site such as /docs/intro#setup, or a whole https address. */
contact?: string
}
/** The file site.yaml. Every key has a default; a folder of docs needs no such file. */
export interface SiteSource {
/** This type. */
type?: "site"
/** Version of the schemas that the files of this folder are written for; fairlead migrate raises it. Absent: the present one. */
schemaVersion?: number
/** One line of plain text. */
title?: string
/** One sentence that says what this is; shown on cards and to search engines. At most 160 characters. */
tagline?: string
/** Between page title and site title. */
titleDelimiter?: string
/** Language of the content. */
lang?: string
/** Writing direction; rtl for languages such as Arabic and Hebrew, in which code, values and names stay from left to right. */
dir?: ("ltr" | "rtl")
/** Where the site is published. */
url?: string
/** Who publishes the site; shown where a page asks for it, and told to search engines. Leave out what is not known. */
organization?: {
/** One line of plain text. */
name: string
/** One line of plain text. */
legalName?: string
email?: SiteEmail
telephone?: SiteTelephone
/**
 * Postal address, a line each.
 *
 * @minItems 1
 * @maxItems 8
 */
address?: [Line]|[Line, Line]|[Line, Line, Line]|[Line, Line, Line, Line]|[Line, Line, Line, Line, Line]|[Line, Line, Line, Line, Line, Line]|[Line, Line, Line, Line, Line, Line, Line]|[Line, Line, Line, Line, Line, Line, Line, Line]
/**
 * Pages of the organization elsewhere.
 *
 * @minItems 1
 */
profiles?: [SiteNavigationLink, ...(SiteNavigationLink)[]]
}
/**
 * Ways to ask the organization something, in the order in which the contact page offers them. A page is the contact page by organization: true.
 *
 * @minItems 1
 */
contact?: [(SiteEmailChannel | SiteTelephoneChannel | SiteFormChannel | SiteChatChannel | SiteLinkChannel), ...((SiteEmailChannel | SiteTelephoneChannel | SiteFormChannel | SiteChatChannel | SiteLinkChannel))[]]
/** Picture in the navbar. */
logo?: {
/** Path of the image below the data folder. */
path: string
/** Image for the dark mode. */
dark?: string
alt: Line
/** Height in pixels. */
height?: number
}
/** Items of the navbar in order. */
navigation?: SiteNavigationItem[]
/** Foot of every page. */
footer?: {
/**
 * Groups of links.
 *
 * Items: One group.
 */
groups?: {
title?: Line
/**
 * Links.
 *
 * @minItems 1
 */
items: [SiteNavigationLink, ...(SiteNavigationLink)[]]
}[]
/** One line of plain text. */
copyright?: string
}
/** Bar above the navbar; dismissed until its id changes. */
announcement?: {
id: Id
text: Prose
/** Whether it can be dismissed. */
closable?: boolean
}
/** Light and dark. */
colourMode?: {
/** light or dark; anything else falls back to light. */
default?: string
/** Whether visitors can switch between light and dark, and to high contrast. */
switch?: boolean
/** Whether the system's choice holds while nothing is stored. */
followSystem?: boolean
}
/** The look of the site; what it does not name stays as Fairlead has it. */
theme?: {
/** Colours by their roles, in both modes. */
colours?: {
light?: SiteColours
dark?: SiteColours
}
}
/** Page-view counting; off unless an id is named. */
analytics?: {
measurementId?: Id
tagManagerId?: Id
/** Whether the last part of the address is cut. */
anonymiseIp?: boolean
/** Whether nothing is loaded before the visitor agrees. */
consent?: boolean
/** Hosts that the content security policy allows in place of those that the service itself needs. */
hosts?: {
/** Hosts that scripts come from. */
scripts?: SiteHost[]
/** Hosts that pictures come from. */
images?: SiteHost[]
/** Hosts that pages may call. */
connect?: SiteHost[]
}
}
/** The docs tree. */
docs?: {
/** Address below which docs live. */
route?: string
/** The system that the docs were written for; it is found by its files where nothing is said. */
dialect?: ("fairlead" | "github" | "docusaurus" | "vitepress" | "starlight" | "mkdocs" | "mdbook" | "gitbook" | "jekyll")
/** By which system's rule a text has formulas, where the settings of the system do not say it. */
formulas?: ("none" | "fairlead" | "docusaurus" | "vitepress" | "mkdocs" | "mkdocs-spaced" | "mkdocs-brackets" | "mdbook" | "gitbook")
/** Addresses of single docs, by their paths in the data folder, from the docs root with a leading slash: for two files that would have the same one. It stands above what the front matter and the name of the file say. */
addresses?: {
/** Address below the docs root. */
[k: string]: string
}
/** What components of MDX or Vue mean that are the site's own; others are known, or reported and shown as their content. */
components?: {
/** What one of them means. */
[k: string]: {
/** What it becomes: content is what stands in it, without a frame; nothing leaves it out with all that stands in it. */
as: ("tabs" | "tab" | "admonition" | "details" | "image" | "card" | "badge" | "content" | "nothing")
/** One line of plain text. */
title?: string
/** Which admonition it is. */
type?: ("note" | "tip" | "info" | "warning" | "caution" | "danger")
}
}
/** Address of a file of the repository that the docs come from; {path} is its path there. A link that leads out of the folder of the docs then leads to it. */
repository?: string
/** Folder of that repository in which the docs lie; docs where nothing is said. */
folder?: string
/** One line of plain text. */
label?: string
/** First heading level of the table of contents. */
tocMin?: number
/** Last heading level of the table of contents. */
tocMax?: number
/** Whether a category without its own word has a page. */
categoryPages?: ("generated" | "none")
/** What the address / shows in a site without a page of its own there; where nothing is said it is the first doc if that is the index of the docs or has a place by a number, else an overview of all docs. */
home?: ("overview" | "first-doc")
/** Docs beside those in docs/, such as a second manual or a translation, by the names of their folders in further_docs/. Each has addresses and a menu of its own. */
further?: {
/** The docs in one folder. */
[k: string]: {
/** Address of these docs. Absent: the name of their folder. */
route?: string
/** One line of plain text. */
label?: string
/** The docs that these are a translation of: docs, or the name of further ones. Where these have no page, links and addresses lead to the page there. */
translates?: string
}
}
/** One line of plain text. */
currentLabel?: string
/** What pages of coming and former versions of the docs say of themselves. */
versions?: {
/** Whether a notice at the head of the page says what it is and leads to the current version; yes where nothing is said. */
notice?: boolean
/** Whether search engines are led to the same page of the current version, where it has one; yes where nothing is said. */
canonical?: boolean
/** Pages that search engines are asked not to list: those of the coming version, those of former ones too, or none; coming where nothing is said. */
noindex?: ("coming" | "others" | "none")
}
}
/** Where the files of the site are kept; with edit a reader can mend a page. */
repository?: {
/** Address at which a file is edited; {path} is its path below the data folder. Without it no page has a link to its file. */
edit?: string
/** Whether a page that states no day has that of the last commit of its file; true where absent. A shallow clone knows no days. */
lastChange?: boolean
}
/** Templates of addresses by record type, such as /projects/{family}/{id}. */
routes?: {
product?: SiteRouteTemplate
family?: SiteRouteTemplate
service?: SiteRouteTemplate
tool?: SiteRouteTemplate
page?: SiteRouteTemplate
legal?: SiteRouteTemplate
/** Address with {id}, {family}, {kind} in place of the record's own words. */
interface?: string
}
/**
 * Former addresses of pages.
 *
 * Items: One redirect.
 */
redirects?: {
from: FormerAddress
to: Link
}[]
/** Text of the not-found page. */
notFound?: {
title: Line
/**
 * Paragraphs.
 *
 * @minItems 1
 */
lines: [Prose, ...(Prose)[]]
}
/**
 * Classes of pins beside our own, or in place of one of the same id.
 *
 * @minItems 1
 *
 * Items: One class.
 */
pinClasses?: [{
id: Id
name: Line
/** At most five letters, drawn in each pin. */
tag: string
/** Colour, by what it is used for in our own classes. */
colour?: ("power" | "ground" | "can" | "serial" | "usb" | "pwm" | "io" | "radio" | "other")
/** What fills the band of a pin, so that no meaning hangs on colour. */
pattern?: ("solid" | "bars" | "rising" | "falling" | "crossed" | "lines" | "wide" | "dots" | "waves" | "pulses" | "steps" | "zigzag" | "ticks" | "crosses" | "combs" | "arrows" | "chevrons" | "empty")
/** Our class that the checks of pins and cables take it for; gpio where absent. */
like?: ("ground" | "power" | "can" | "serial" | "uart" | "i2c" | "spi" | "usb" | "ethernet" | "analog" | "pwm" | "gpio" | "swd" | "jtag" | "reset" | "boot" | "rf" | "nc")
}, ...({
id: Id
name: Line
/** At most five letters, drawn in each pin. */
tag: string
/** Colour, by what it is used for in our own classes. */
colour?: ("power" | "ground" | "can" | "serial" | "usb" | "pwm" | "io" | "radio" | "other")
/** What fills the band of a pin, so that no meaning hangs on colour. */
pattern?: ("solid" | "bars" | "rising" | "falling" | "crossed" | "lines" | "wide" | "dots" | "waves" | "pulses" | "steps" | "zigzag" | "ticks" | "crosses" | "combs" | "arrows" | "chevrons" | "empty")
/** Our class that the checks of pins and cables take it for; gpio where absent. */
like?: ("ground" | "power" | "can" | "serial" | "uart" | "i2c" | "spi" | "usb" | "ethernet" | "analog" | "pwm" | "gpio" | "swd" | "jtag" | "reset" | "boot" | "rf" | "nc")
})[]]
/** Limits on one file. */
limits?: {
/** Bytes of a text file, 1 MiB where nothing is said and 16 MiB at most. */
fileBytes?: number
/** Length of a line, 100,000 where nothing is said and a million at most. */
lineLength?: number
/** Nesting of YAML. */
yamlDepth?: number
/** Cells of a Markdown table, 20,000 where nothing is said and 200,000 at most. */
tableCells?: number
/** Nesting of Markdown blocks. */
markdownDepth?: number
/** Work of a browser with one drawing, in plain shapes: 100,000 where nothing is said and ten million at most. */
drawingCost?: number
/** Bytes of an image or a download, 4 MiB where nothing is said and 256 MiB at most. */
imageBytes?: number
}
/** Which diagnostics stop the build, and which are accepted for a time. Those that keep pages whole, safe and true cannot be changed. */
checks?: {
/** Severity by code: off, warning or error. */
severity?: {
/** off: not reported; error: stops the build. */
[k: string]: "off" | "warning" | "error"
}
/**
 * Diagnostics that are accepted for a time.
 *
 * Items: One exception.
 */
exceptions?: {
/** One line of plain text. */
code: string
/** One line of plain text. */
file: string
/** One line of plain text. */
text?: string
/** One line of plain text. */
reason: string
until: Date
}[]
}
/** Our readings that a person must confirm. */
readings?: Reading[]
}
/** A link of navbar or footer. */
export interface SiteNavigationLink {
label: Line
to: Link
reading?: Reading
}
/** An e-mail address. */
export interface SiteEmailChannel {
/** This kind. */
kind: "email"
to: SiteEmail
reading?: Reading
}
/** A telephone number. */
export interface SiteTelephoneChannel {
/** This kind. */
kind: "telephone"
to: SiteTelephone
reading?: Reading
}
/** A form at another address. */
export interface SiteFormChannel {
/** This kind. */
kind: "form"
/** One line of plain text. */
label: string
to: SiteChannelAddress
reading?: Reading
}
/** A chat or a forum. */
export interface SiteChatChannel {
/** This kind. */
kind: "chat"
/** One line of plain text. */
label: string
to: SiteChannelAddress
reading?: Reading
}
/** Another place where the organization can be asked, such as an issue tracker. */
export interface SiteLinkChannel {
/** This kind. */
kind: "link"
/** One line of plain text. */
label: string
to: SiteChannelAddress
reading?: Reading
}
/** A link or a menu of the navbar. */
export interface SiteNavigationItem {
label: Line
to?: Link
/** End of the navbar. */
position?: ("left" | "right")
/**
 * Links of a menu.
 *
 * @minItems 1
 */
items?: [SiteNavigationLink, ...(SiteNavigationLink)[]]
}
/** Colours of one mode. */
export interface SiteColours {
/** Ground of the page. */
paper?: string
/** Ground of cards, code and the navbar. */
plate?: string
/** Ground of heads of tables and of what is selected. */
tint?: string
/** Deep water in drawings; the darker of two grounds. */
deep?: string
/** Land and boards in drawings. */
land?: string
/** Text and lines of drawings. */
ink?: string
/** Text of second rank: captions, dates, notes. */
soft?: string
/** Lines between parts; they carry no meaning. */
hairline?: string
/** Edges of controls. */
rule?: string
/** Action, focus and the current entry, and nothing else. */
signal?: string
/** Text on the signal colour. */
onSignal?: string
/** Links. */
link?: string
/** Admonitions of the kinds note and info. */
note?: string
/** Admonitions of the kind tip. */
tip?: string
/** Admonitions of the kinds warning and caution. */
warning?: string
/** Admonitions of the kind danger. */
danger?: string
/** Pins and wires of the supply. */
busPower?: string
/** Pins and wires of CAN. */
busCan?: string
/** Pins and wires of serial lines. */
busSerial?: string
/** Pins and wires of USB. */
busUsb?: string
/** Pins and wires of PWM. */
busPwm?: string
/** Pins and wires of inputs and outputs. */
busIo?: string
/** Pins and wires of radio. */
busRadio?: string
/** Other pins and wires. */
busOther?: string
}
/** Where the statements of the site come from. */
export interface SourcesSource {
/** This type. */
type: "sources"
/**
 * The sources.
 *
 * Items: One source.
 */
sources: {
id: Id
/** company: published by the company; signed: confirmed by a responsible role; domain: another public source, such as the maker of a component or a standard; own: a document of the company's own, shown with its revision and no proof of a value; specification: a working paper, which visitors never see. */
kind: ("company" | "signed" | "measurement" | "calculation" | "domain" | "own" | "specification")
title: Line
/** Address. */
url?: string
/** A day as YYYY-MM-DD. */
date?: string
/** One line of plain text. */
revision?: string
/** One line of plain text. */
role?: string
note?: Line
}[]
/**
 * The register of what the site says about products, tools and services, each statement with the page where it first stands and the source that carries it.
 *
 * Items: One statement.
 */
statements?: {
/** One line of text; inline Markdown and value references are allowed. */
statement: string
/** A link, either an address of this site such as /docs/intro#setup, or a whole https address. */
page: string
/** Id of the source that carries it. */
source: string
/** Id of the fact in the collection of facts that this statement keeps; it must not be lost when texts become shorter. */
fact?: string
/**
 * Words that must stand together in one paragraph, row or heading of the page; where the statement refers to a value, its text is one of them.
 *
 * @minItems 1
 */
stands?: [Line, ...(Line)[]]
}[]
}
/** Software or a function that the company offers, such as a desktop program or a firmware function. */
export interface ToolSource {
/** Type of this record. */
type: "tool"
id: Id
/** One line of plain text. */
title: string
summary: Summary
/** Public address; derived from the route template of the type where absent. */
route?: string
/** Former addresses that lead here. */
aliases?: FormerAddress[]
anchorAliases?: AnchorAliases
state: State
fixedAddress?: FixedAddress
unknown?: UnknownNames
/** A day as YYYY-MM-DD. */
updated?: string
/** One line of plain text. */
revision?: string
/** One line of plain text. */
owner?: string
/** Words for grouping. */
tags?: Id[]
/** Words that visitors type for the page. The search finds it by them; no page shows them. */
keywords?: Line[]
/** Pages a reader may want next. */
related?: Link[]
sources?: Sources
reading?: Reading
/** Markdown text, as in the docs. */
body?: string
/** Order among tools. */
position?: number
/** What it is. */
kind: ("web-app" | "firmware" | "desktop" | "script" | "function" | "not-stated")
/** Where it stands; not-stated draws no stamp. */
status: ("not-stated" | "planned" | "beta" | "stable" | "retired")
/** Systems it runs on. */
platforms?: Line[]
/** What it needs. */
requirements?: Prose[]
/** What it does. */
features?: Prose[]
/** One line of text; inline Markdown and value references are allowed. */
offline?: string
/**
 * Products it works with.
 *
 * Items: Id of a product.
 */
worksWith?: string[]
/** Docs pages about it. */
docs?: Link[]
/** Files for visitors. */
downloads?: File[]
licence?: Line
}
/** The closed list of units. */
export interface UnitsSource {
/** This type. */
type: "units"
/**
 * The units.
 *
 * Items: One unit.
 */
units: {
/** What engineers type. */
id: string
/** What pages show. */
symbol: string
name: Line
/** Quantity kind. */
kind: string
/** Multiplier to the SI unit of the kind. */
factor: number
/** Added after the multiplier. */
offset?: number
/** UCUM code. */
ucum?: string
/** UN/ECE Recommendation 20 code. */
unece?: string
/** Id of the unit that the other system of units would use. */
partner?: string
/** System of units. */
system?: ("si" | "imperial" | "both")
/**
 * Other ASCII spellings; a hint names the unit where one of them is written.
 *
 * Items: A spelling.
 */
aliases?: string[]
/** A level such as decibel; never converted. */
logarithmic?: boolean
/** No space between number and symbol. */
tight?: boolean
}[]
}
/** The page of a docs category, compiled. */
export interface CategoryPage {
/** Record type. */
type: "category"
/** Identifier of the record. */
id: string
/** Address within the site, base path not included. */
pathname: string
/** Title. */
title: string
/** Description for cards and search engines. */
description: string
/** File that the page is written in, relative to the data folder. */
source: string
/** Trail from the home page to this one. */
breadcrumbs: Crumb[]
/** Headings of the table of contents. */
toc: TocEntry[]
/**
 * Every id that a link may point at, in order.
 *
 * Items: Id.
 */
anchors: string[]
/** Former anchors of the page. */
anchorAliases?: AnchorAlias[]
/** Day of the last change. */
updated?: string
/** Address at which the file of the page is edited. */
editHref?: string
/** Revision of this page. */
revision?: string
/** Pages to read next. */
related?: LinkCard[]
/** Sources of the page. */
citations?: Citation[]
/** In no menu, list or sitemap. */
unlisted?: boolean
/**
 * Words that visitors type for the page, for the search alone.
 *
 * Items: Word.
 */
keywords?: string[]
/** A name without facts: the page shows where it belongs and what can be asked, and nothing else. */
stub?: boolean
/**
 * Names of what is not published.
 *
 * Items: Name.
 */
unknown?: string[]
question?: Question
/** Path below the base of the picture that is shown beside links to the page. */
image?: string
version?: DocVersion
/** Name of the sidebar. */
sidebar: string
/** Docs and categories inside. */
items: LinkCard[]
previous?: LinkCard
next?: LinkCard
}
/** A Markdown doc, compiled. */
export interface DocPage {
/** Record type. */
type: "doc"
/** Identifier of the record. */
id: string
/** Address within the site, base path not included. */
pathname: string
/** Title. */
title: string
/** Description for cards and search engines. */
description: string
/** File that the page is written in, relative to the data folder. */
source: string
/** Trail from the home page to this one. */
breadcrumbs: Crumb[]
/** Headings of the table of contents. */
toc: TocEntry[]
/**
 * Every id that a link may point at, in order.
 *
 * Items: Id.
 */
anchors: string[]
/** Former anchors of the page. */
anchorAliases?: AnchorAlias[]
/** Day of the last change. */
updated?: string
/** Address at which the file of the page is edited. */
editHref?: string
/** Revision of this page. */
revision?: string
/** Pages to read next. */
related?: LinkCard[]
/** Sources of the page. */
citations?: Citation[]
/** In no menu, list or sitemap. */
unlisted?: boolean
/**
 * Words that visitors type for the page, for the search alone.
 *
 * Items: Word.
 */
keywords?: string[]
/** A name without facts: the page shows where it belongs and what can be asked, and nothing else. */
stub?: boolean
/**
 * Names of what is not published.
 *
 * Items: Name.
 */
unknown?: string[]
question?: Question
/** Path below the base of the picture that is shown beside links to the page. */
image?: string
/** Name of the sidebar. */
sidebar: string
version?: DocVersion
/**
 * The page in every version of the docs, the newest version first; absent where there is one version.
 *
 * @minItems 2
 *
 * Items: One version.
 */
versions?: [{
/** Name of the version. */
name: string
/** Label shown. */
label: string
/** A rooted address within the built site, base path included, or a whole https address. */
href: string
}, {
/** Name of the version. */
name: string
/** Label shown. */
label: string
/** A rooted address within the built site, base path included, or a whole https address. */
href: string
}, ...({
/** Name of the version. */
name: string
/** Label shown. */
label: string
/** A rooted address within the built site, base path included, or a whole https address. */
href: string
})[]]
/** Kind of page. */
level?: ("intro" | "how-to" | "reference" | "faq")
previous?: LinkCard
next?: LinkCard
/** Address that search engines shall keep, where it is not this one. */
canonical?: string
body: Body
}
/** A listing of products, compiled. */
export interface FamilyPage {
/** Record type. */
type: "family"
/** Identifier of the record. */
id: string
/** Address within the site, base path not included. */
pathname: string
/** Title. */
title: string
/** Description for cards and search engines. */
description: string
/** File that the page is written in, relative to the data folder. */
source: string
/** Trail from the home page to this one. */
breadcrumbs: Crumb[]
/** Headings of the table of contents. */
toc: TocEntry[]
/**
 * Every id that a link may point at, in order.
 *
 * Items: Id.
 */
anchors: string[]
/** Former anchors of the page. */
anchorAliases?: AnchorAlias[]
/** Day of the last change. */
updated?: string
/** Address at which the file of the page is edited. */
editHref?: string
/** Revision of this page. */
revision?: string
/** Pages to read next. */
related?: LinkCard[]
/** Sources of the page. */
citations?: Citation[]
/** In no menu, list or sitemap. */
unlisted?: boolean
/**
 * Words that visitors type for the page, for the search alone.
 *
 * Items: Word.
 */
keywords?: string[]
/** A name without facts: the page shows where it belongs and what can be asked, and nothing else. */
stub?: boolean
/**
 * Names of what is not published.
 *
 * Items: Name.
 */
unknown?: string[]
question?: Question
/** Path below the base of the picture that is shown beside links to the page. */
image?: string
/** Products in order. */
members: LinkCard[]
/** Parametric table, one entry a parameter, one cell a member. */
sections: FamilyRow[]
comparison?: ComparisonBlock
/** Text of an empty family as inline HTML. */
empty?: string
body: Body
}
/** One parameter of the members. */
export interface FamilyRow {
/** Id of the parameter. */
param: string
/** Name. */
name: string
/** Letter symbol; "_" starts a subscript. */
symbol?: string
/** Symbol of the usual unit. */
unit?: string
/** How products are filtered by it; absent where no filter could tell them apart. */
facet?: {
/** By numbers or by words. */
kind: ("range" | "words")
/**
 * Words that can be chosen.
 *
 * Items: Word.
 */
options: string[]
/** Lowest end of all values in the usual unit, in exact digits. */
lowest?: string
/** Highest end of all values in the usual unit, in exact digits. */
highest?: string
}
/** The values of each member; none where nothing is published. */
cells: FamilyValue[][]
}
/** One value of one member. */
export interface FamilyValue {
/** The whole value as one text, unit included. */
display: string
/** Status shown. */
status: ("confirmed" | "stated" | "measured" | "calculated" | "preliminary" | "unverified" | "withdrawn")
/** Variant for which the value holds. */
variant?: string
/** First hardware revision for which the value holds. */
since?: string
/** Last hardware revision for which the value holds. */
until?: string
/** The whole value in the usual unit where it was specified in another. */
usual?: string
converted?: ConvertedValue
/** Lower end in the usual unit; only for facts, absent where it is open. */
low?: number
/** Upper end in the usual unit; only for facts, absent where it is open. */
high?: number
/**
 * Words that filters go by; only for facts.
 *
 * Items: Word.
 */
words?: string[]
}
/** The terms of the docs with their explanations. */
export interface GlossaryPage {
/** Record type. */
type: "glossary"
/** Identifier of the record. */
id: string
/** Address within the site, base path not included. */
pathname: string
/** Title. */
title: string
/** Description for cards and search engines. */
description: string
/** File that the page is written in, relative to the data folder. */
source: string
/** Trail from the home page to this one. */
breadcrumbs: Crumb[]
/** Headings of the table of contents. */
toc: TocEntry[]
/**
 * Every id that a link may point at, in order.
 *
 * Items: Id.
 */
anchors: string[]
/** Former anchors of the page. */
anchorAliases?: AnchorAlias[]
/** Day of the last change. */
updated?: string
/** Address at which the file of the page is edited. */
editHref?: string
/** Revision of this page. */
revision?: string
/** Pages to read next. */
related?: LinkCard[]
/** Sources of the page. */
citations?: Citation[]
/** In no menu, list or sitemap. */
unlisted?: boolean
/**
 * Words that visitors type for the page, for the search alone.
 *
 * Items: Word.
 */
keywords?: string[]
/** A name without facts: the page shows where it belongs and what can be asked, and nothing else. */
stub?: boolean
/**
 * Names of what is not published.
 *
 * Items: Name.
 */
unknown?: string[]
question?: Question
/** Path below the base of the picture that is shown beside links to the page. */
image?: string
/**
 * Terms in alphabetical order.
 *
 * Items: One term.
 */
terms: {
/** Id on the page. */
anchor: string
/** The term. */
term: string
/**
 * Other spellings.
 *
 * Items: Spelling.
 */
also?: string[]
/**
 * Words that visitors type for it, for the search alone.
 *
 * Items: Word.
 */
aka?: string[]
/** Definition as inline HTML. */
html: string
/** Sources of the definition. Absent: a glossary shows none; readers of version 1 may still look for it. */
citations?: Citation[]
}[]
}
/** A connector, cable, CAN message set, register map, serial protocol or list of supported messages with a page of its own, compiled. */
export interface InterfacePage {
/** Record type. */
type: "interface"
/** Identifier of the record. */
id: string
/** Address within the site, base path not included. */
pathname: string
/** Title. */
title: string
/** Description for cards and search engines. */
description: string
/** File that the page is written in, relative to the data folder. */
source: string
/** Trail from the home page to this one. */
breadcrumbs: Crumb[]
/** Headings of the table of contents. */
toc: TocEntry[]
/**
 * Every id that a link may point at, in order.
 *
 * Items: Id.
 */
anchors: string[]
/** Former anchors of the page. */
anchorAliases?: AnchorAlias[]
/** Day of the last change. */
updated?: string
/** Address at which the file of the page is edited. */
editHref?: string
/** Revision of this page. */
revision?: string
/** Pages to read next. */
related?: LinkCard[]
/** Sources of the page. */
citations?: Citation[]
/** In no menu, list or sitemap. */
unlisted?: boolean
/**
 * Words that visitors type for the page, for the search alone.
 *
 * Items: Word.
 */
keywords?: string[]
/** A name without facts: the page shows where it belongs and what can be asked, and nothing else. */
stub?: boolean
/**
 * Names of what is not published.
 *
 * Items: Name.
 */
unknown?: string[]
question?: Question
/** Path below the base of the picture that is shown beside links to the page. */
image?: string
/** What it is. */
kind: ("connector" | "cable" | "can-message-set" | "register-map" | "serial-protocol" | "message-support")
body: Body
previous?: LinkCard
next?: LinkCard
/** Pages whose text shows it. */
docs: LinkCard[]
}
/** The home page, compiled. */
export interface LandingPage {
/** Record type. */
type: "landing"
/** Identifier of the record. */
id: string
/** Address within the site, base path not included. */
pathname: string
/** Title. */
title: string
/** Description for cards and search engines. */
description: string
/** File that the page is written in, relative to the data folder. */
source: string
/** Trail from the home page to this one. */
breadcrumbs: Crumb[]
/** Headings of the table of contents. */
toc: TocEntry[]
/**
 * Every id that a link may point at, in order.
 *
 * Items: Id.
 */
anchors: string[]
/** Former anchors of the page. */
anchorAliases?: AnchorAlias[]
/** Day of the last change. */
updated?: string
/** Address at which the file of the page is edited. */
editHref?: string
/** Revision of this page. */
revision?: string
/** Pages to read next. */
related?: LinkCard[]
/** Sources of the page. */
citations?: Citation[]
/** In no menu, list or sitemap. */
unlisted?: boolean
/**
 * Words that visitors type for the page, for the search alone.
 *
 * Items: Word.
 */
keywords?: string[]
/** A name without facts: the page shows where it belongs and what can be asked, and nothing else. */
stub?: boolean
/**
 * Names of what is not published.
 *
 * Items: Name.
 */
unknown?: string[]
question?: Question
/** Path below the base of the picture that is shown beside links to the page. */
image?: string
/** Blocks in order. */
blocks: (LandingHero | LandingCards | LandingText)[]
}
/** Head of the page. */
export interface LandingHero {
/** This kind. */
kind: "hero"
/** Main heading. */
heading: string
/** Text as inline HTML. */
html: string
/** Drawn scene. */
scene: ("none" | "vessels")
/** Targets of the numbered parts of the scene, in the order of their numbers. */
sceneLinks?: LinkCard[]
/** Buttons. */
actions: LinkCard[]
}
/** Cards. */
export interface LandingCards {
/** This kind. */
kind: "cards"
/** Anchor. */
id: string
/** Heading. */
heading: string
/** Text as inline HTML. */
html?: string
/** Cards. */
cards: LinkCard[]
}
/** Text. */
export interface LandingText {
/** This kind. */
kind: "text"
/** Anchor. */
id: string
/** Heading. */
heading: string
body: Body
}
/** A legal page, compiled. */
export interface LegalPage {
/** Record type. */
type: "legal"
/** Identifier of the record. */
id: string
/** Address within the site, base path not included. */
pathname: string
/** Title. */
title: string
/** Description for cards and search engines. */
description: string
/** File that the page is written in, relative to the data folder. */
source: string
/** Trail from the home page to this one. */
breadcrumbs: Crumb[]
/** Headings of the table of contents. */
toc: TocEntry[]
/**
 * Every id that a link may point at, in order.
 *
 * Items: Id.
 */
anchors: string[]
/** Former anchors of the page. */
anchorAliases?: AnchorAlias[]
/** Day of the last change. */
updated?: string
/** Address at which the file of the page is edited. */
editHref?: string
/** Revision of this page. */
revision?: string
/** Pages to read next. */
related?: LinkCard[]
/** Sources of the page. */
citations?: Citation[]
/** In no menu, list or sitemap. */
unlisted?: boolean
/**
 * Words that visitors type for the page, for the search alone.
 *
 * Items: Word.
 */
keywords?: string[]
/** A name without facts: the page shows where it belongs and what can be asked, and nothing else. */
stub?: boolean
/**
 * Names of what is not published.
 *
 * Items: Name.
 */
unknown?: string[]
question?: Question
/** Path below the base of the picture that is shown beside links to the page. */
image?: string
/** Kind. */
kind: ("disclaimer" | "privacy" | "terms" | "imprint")
/** Version of the body. */
version: string
/** Day from which the body holds. */
effective?: string
/** The body is not approved; it is empty then, except where drafts are shown. */
draft: boolean
/**
 * What is proven, under headings.
 *
 * Items: One part.
 */
proven?: {
/** Anchor of the heading. */
id: string
/** Heading. */
heading: string
/**
 * Sentences.
 *
 * Items: One sentence.
 */
statements: {
/** Inline HTML. */
html: string
citation?: Citation
}[]
body: Body
}[]
body: Body
}
/** The page for addresses that do not exist. */
export interface NotFoundPage {
/** Record type. */
type: "not-found"
/** Identifier of the record. */
id: string
/** Address within the site, base path not included. */
pathname: string
/** Title. */
title: string
/** Description for cards and search engines. */
description: string
/** File that the page is written in, relative to the data folder. */
source: string
/** Trail from the home page to this one. */
breadcrumbs: Crumb[]
/** Headings of the table of contents. */
toc: TocEntry[]
/**
 * Every id that a link may point at, in order.
 *
 * Items: Id.
 */
anchors: string[]
/** Former anchors of the page. */
anchorAliases?: AnchorAlias[]
/** Day of the last change. */
updated?: string
/** Address at which the file of the page is edited. */
editHref?: string
/** Revision of this page. */
revision?: string
/** Pages to read next. */
related?: LinkCard[]
/** Sources of the page. */
citations?: Citation[]
/** In no menu, list or sitemap. */
unlisted?: boolean
/**
 * Words that visitors type for the page, for the search alone.
 *
 * Items: Word.
 */
keywords?: string[]
/** A name without facts: the page shows where it belongs and what can be asked, and nothing else. */
stub?: boolean
/**
 * Names of what is not published.
 *
 * Items: Name.
 */
unknown?: string[]
question?: Question
/** Path below the base of the picture that is shown beside links to the page. */
image?: string
/**
 * Paragraphs as inline HTML.
 *
 * Items: Inline HTML.
 */
lines: string[]
}
/** The page on which visitors save the site on their device, and see and remove what they saved. */
export interface OfflinePage {
/** Record type. */
type: "offline"
/** Identifier of the record. */
id: string
/** Address within the site, base path not included. */
pathname: string
/** Title. */
title: string
/** Description for cards and search engines. */
description: string
/** File that the page is written in, relative to the data folder. */
source: string
/** Trail from the home page to this one. */
breadcrumbs: Crumb[]
/** Headings of the table of contents. */
toc: TocEntry[]
/**
 * Every id that a link may point at, in order.
 *
 * Items: Id.
 */
anchors: string[]
/** Former anchors of the page. */
anchorAliases?: AnchorAlias[]
/** Day of the last change. */
updated?: string
/** Address at which the file of the page is edited. */
editHref?: string
/** Revision of this page. */
revision?: string
/** Pages to read next. */
related?: LinkCard[]
/** Sources of the page. */
citations?: Citation[]
/** In no menu, list or sitemap. */
unlisted?: boolean
/**
 * Words that visitors type for the page, for the search alone.
 *
 * Items: Word.
 */
keywords?: string[]
/** A name without facts: the page shows where it belongs and what can be asked, and nothing else. */
stub?: boolean
/**
 * Names of what is not published.
 *
 * Items: Name.
 */
unknown?: string[]
question?: Question
/** Path below the base of the picture that is shown beside links to the page. */
image?: string
/**
 * What can be saved, by kind.
 *
 * Items: One kind of content.
 */
groups: {
/** Name of the kind. */
title: string
/** Beginnings of the parts that are saved as one. */
items: LinkCard[]
}[]
/** A rooted address within the built site, base path included, or a whole https address. */
archive?: string
}
/** A page of text, compiled. */
export interface GeneralPage {
/** Record type. */
type: "page"
/** Identifier of the record. */
id: string
/** Address within the site, base path not included. */
pathname: string
/** Title. */
title: string
/** Description for cards and search engines. */
description: string
/** File that the page is written in, relative to the data folder. */
source: string
/** Trail from the home page to this one. */
breadcrumbs: Crumb[]
/** Headings of the table of contents. */
toc: TocEntry[]
/**
 * Every id that a link may point at, in order.
 *
 * Items: Id.
 */
anchors: string[]
/** Former anchors of the page. */
anchorAliases?: AnchorAlias[]
/** Day of the last change. */
updated?: string
/** Address at which the file of the page is edited. */
editHref?: string
/** Revision of this page. */
revision?: string
/** Pages to read next. */
related?: LinkCard[]
/** Sources of the page. */
citations?: Citation[]
/** In no menu, list or sitemap. */
unlisted?: boolean
/**
 * Words that visitors type for the page, for the search alone.
 *
 * Items: Word.
 */
keywords?: string[]
/** A name without facts: the page shows where it belongs and what can be asked, and nothing else. */
stub?: boolean
/**
 * Names of what is not published.
 *
 * Items: Name.
 */
unknown?: string[]
question?: Question
/** Path below the base of the picture that is shown beside links to the page. */
image?: string
body: Body
/** Pages below the text. */
cards: LinkCard[]
organization?: Organization
/** Ways to ask the organization something, on the page that shows how to reach it. */
channels?: ContactChannel[]
}
/** A product, compiled. Only values that are published are in it. */
export interface ProductPage {
/** Record type. */
type: "product"
/** Identifier of the record. */
id: string
/** Address within the site, base path not included. */
pathname: string
/** Title. */
title: string
/** Description for cards and search engines. */
description: string
/** File that the page is written in, relative to the data folder. */
source: string
/** Trail from the home page to this one. */
breadcrumbs: Crumb[]
/** Headings of the table of contents. */
toc: TocEntry[]
/**
 * Every id that a link may point at, in order.
 *
 * Items: Id.
 */
anchors: string[]
/** Former anchors of the page. */
anchorAliases?: AnchorAlias[]
/** Day of the last change. */
updated?: string
/** Address at which the file of the page is edited. */
editHref?: string
/** Revision of this page. */
revision?: string
/** Pages to read next. */
related?: LinkCard[]
/** Sources of the page. */
citations?: Citation[]
/** In no menu, list or sitemap. */
unlisted?: boolean
/**
 * Words that visitors type for the page, for the search alone.
 *
 * Items: Word.
 */
keywords?: string[]
/** A name without facts: the page shows where it belongs and what can be asked, and nothing else. */
stub?: boolean
/**
 * Names of what is not published.
 *
 * Items: Name.
 */
unknown: string[]
question?: Question
/** Path below the base of the picture that is shown beside links to the page. */
image?: string
family?: LinkCard
/** What it does in one line. */
function: string
lifecycle: Lifecycle
maturity: Maturity
/** Days of the lifecycle. */
lifecycleDates?: {
/** Day from which the state holds. */
since?: string
/** Last day of orders. */
lastOrder?: string
/** Last day of deliveries. */
lastDelivery?: string
}
/** Why no product replaces this one. */
noReplacement?: string
/** Revision that the company gave to the sheet. */
sheetRevision?: string
/** Day of that revision. */
sheetDate?: string
replacement?: LinkCard
/**
 * Other words for parameters of the page, for the search alone.
 *
 * Items: One parameter.
 */
otherNames?: {
/** Name that the page shows. */
name: string
/**
 * Words that visitors type for it.
 *
 * Items: Word.
 */
aka: string[]
}[]
/** Order code. */
partNumber?: string
/** Hardware number. */
hardware?: string
/** Number that the company gave to the sheet. */
documentNumber?: string
/** Conditions of all values. */
conditions?: string
/**
 * Uses as inline HTML.
 *
 * Items: Inline HTML.
 */
applications: string[]
/**
 * Features as inline HTML.
 *
 * Items: Inline HTML.
 */
features: string[]
/** Key values. */
keySpecs: SpecRow[]
/** Parametric tables. */
sections: SpecSection[]
/**
 * Interfaces.
 *
 * Items: One interface.
 */
interfaces: {
/** Id on the page. */
anchor: string
/** Name. */
name: string
/** Class of signal. */
class: ("power" | "can" | "serial" | "usb" | "pwm" | "io" | "radio" | "other")
/** As seen from the product. */
direction: ("in" | "out" | "both")
/** Number of equal interfaces. */
count?: number
/** What it connects to as inline HTML. */
html: string
/** Id on the page of the connector. */
connector?: string
citation?: Citation
}[]
/** Connectors with their pins. */
pinouts?: ConnectorBlock[]
/** Cables for the product. */
cables?: CableBlock[]
/** Files of the connectors and cables. */
wiringFiles?: ExportsBlock[]
/**
 * CAN message sets, register maps, serial protocols and supported messages.
 *
 * Items: One of them.
 */
protocols?: {
/** Id on the page. */
anchor: string
/** Title. */
title: string
/** What it says in one sentence. */
summary?: string
blocks: Body
}[]
/**
 * Where else connectors, cables and protocols of the product are shown.
 *
 * Items: One of them.
 */
interfaceLinks?: {
/** Id on the page of the connector, cable or protocol. */
anchor: string
/** Pages whose text shows it. */
docs: LinkCard[]
/** Other products that it goes with. */
products: LinkCard[]
page?: LinkCard
}[]
/** Products that extend this one. */
accessories: LinkCard[]
/** Products that work with this one. */
compatibleWith: LinkCard[]
firstTest?: LinkCard
/** Docs. */
docs: LinkCard[]
outline?: Outline
documents?: ExportsBlock
/** Files. */
downloads?: Download[]
photograph?: ShownPhotograph
/**
 * Further pictures.
 *
 * Items: One picture.
 */
images?: {
href: Address
/** What it shows. */
alt: string
/** Width in pixels. */
width?: number
/** Height in pixels. */
height?: number
}[]
/**
 * What can be ordered.
 *
 * Items: One order code.
 */
ordering?: {
/** Order code. */
orderCode: string
/** Variant. */
variant?: string
/** Contents as inline HTML. */
html: string
/** Packaging. */
packaging?: string
lifecycle?: Lifecycle
}[]
/**
 * Variants of the product.
 *
 * Items: One variant.
 */
variants?: {
/** Variant. */
id: string
/** How it differs as inline HTML. */
html: string
}[]
/** What differs by hardware revision or variant, a column for each kind of product that can be told apart; without columns where they are too many, and each row says for what its cells hold. */
differences?: {
/**
 * Columns.
 *
 * Items: Products of some hardware revisions and variants, for which everything is the same.
 */
columns: {
/** The revisions and variants in words. */
title: string
/**
 * Revisions and variants, each pair of them.
 *
 * Items: One pair.
 */
boards: {
/** Hardware revision. */
hardware?: string
/** Variant. */
variant?: string
}[]
/** Errata and notices that concern some of them. */
notices: LinkCard[]
}[]
/**
 * What differs.
 *
 * Items: A value, pin, message, signal or register.
 */
rows: {
/** Name. */
title: string
/** Condition of a value. */
cond?: string
/** Record that it belongs to, where that is not the datasheet. */
group?: string
href: Address
/**
 * Where there are no columns: the revisions and variants of each cell, in words.
 *
 * Items: Revisions and variants.
 */
boards?: string[]
/** What holds in each column; empty where it is not there. */
cells: {
/** The whole value as one text. */
display: string
converted?: ConvertedValue
status?: Status
}[][]
}[]
}
/**
 * Errata and notices, the newest first.
 *
 * Items: One notice.
 */
notices?: {
/** Id on the page. */
anchor: string
/** What it tells. */
kind: ("erratum" | "change" | "discontinuance")
/** Title. */
title: string
/** Day of issue. */
date: string
/** Day of the last change. */
updated?: string
/**
 * Hardware revisions concerned.
 *
 * Items: Revision.
 */
hardware?: string[]
/**
 * Variants concerned.
 *
 * Items: Variant.
 */
variant?: string[]
/** Effect as inline HTML. */
html: string
/** What to do as inline HTML. */
workaround?: string
/** First hardware revision without the fault. */
fixedIn?: string
}[]
/**
 * Revisions of the sheet.
 *
 * Items: One revision.
 */
revisionHistory?: {
/** Revision. */
revision: string
/** Day. */
date: string
/** Hardware revision. */
hardware?: string
/** Changes as inline HTML. */
html: string
}[]
/**
 * Hardware revisions in order.
 *
 * Items: One revision.
 */
hardwareRevisions?: {
/** Revision. */
id: string
/** Day. */
date?: string
/** Changes as inline HTML. */
html?: string
}[]
body: Body
}
/** The page that searches the site and lists all of its pages. */
export interface SearchPage {
/** Record type. */
type: "search"
/** Identifier of the record. */
id: string
/** Address within the site, base path not included. */
pathname: string
/** Title. */
title: string
/** Description for cards and search engines. */
description: string
/** File that the page is written in, relative to the data folder. */
source: string
/** Trail from the home page to this one. */
breadcrumbs: Crumb[]
/** Headings of the table of contents. */
toc: TocEntry[]
/**
 * Every id that a link may point at, in order.
 *
 * Items: Id.
 */
anchors: string[]
/** Former anchors of the page. */
anchorAliases?: AnchorAlias[]
/** Day of the last change. */
updated?: string
/** Address at which the file of the page is edited. */
editHref?: string
/** Revision of this page. */
revision?: string
/** Pages to read next. */
related?: LinkCard[]
/** Sources of the page. */
citations?: Citation[]
/** In no menu, list or sitemap. */
unlisted?: boolean
/**
 * Words that visitors type for the page, for the search alone.
 *
 * Items: Word.
 */
keywords?: string[]
/** A name without facts: the page shows where it belongs and what can be asked, and nothing else. */
stub?: boolean
/**
 * Names of what is not published.
 *
 * Items: Name.
 */
unknown?: string[]
question?: Question
/** Path below the base of the picture that is shown beside links to the page. */
image?: string
/**
 * Every listed page by section, in reading order.
 *
 * Items: One section of the site.
 */
groups: {
/** Name of the section. */
title: string
/** Its pages. */
items: LinkCard[]
}[]
}
/** The page on which a visitor checks a serial number. The numbers themselves are nowhere in the output, only keys derived from them. */
export interface SerialCheckPage {
/** Record type. */
type: "serial-check"
/** Identifier of the record. */
id: string
/** Address within the site, base path not included. */
pathname: string
/** Title. */
title: string
/** Description for cards and search engines. */
description: string
/** File that the page is written in, relative to the data folder. */
source: string
/** Trail from the home page to this one. */
breadcrumbs: Crumb[]
/** Headings of the table of contents. */
toc: TocEntry[]
/**
 * Every id that a link may point at, in order.
 *
 * Items: Id.
 */
anchors: string[]
/** Former anchors of the page. */
anchorAliases?: AnchorAlias[]
/** Day of the last change. */
updated?: string
/** Address at which the file of the page is edited. */
editHref?: string
/** Revision of this page. */
revision?: string
/** Pages to read next. */
related?: LinkCard[]
/** Sources of the page. */
citations?: Citation[]
/** In no menu, list or sitemap. */
unlisted?: boolean
/**
 * Words that visitors type for the page, for the search alone.
 *
 * Items: Word.
 */
keywords?: string[]
/** A name without facts: the page shows where it belongs and what can be asked, and nothing else. */
stub?: boolean
/**
 * Names of what is not published.
 *
 * Items: Name.
 */
unknown?: string[]
question?: Question
/** Path below the base of the picture that is shown beside links to the page. */
image?: string
/** What the check needs to know beside the number that a visitor types. */
register: {
/** Published serial numbers. */
count: number
/** Hex digits of a key that name its shard. */
digits: number
folder: Address
/**
 * What the shards point to, by index.
 *
 * Items: A product in one hardware revision and state.
 */
devices: {
product: LinkCard
/** Docs of the product. */
docs?: LinkCard[]
/** Hardware revision. */
hardware?: string
/** What the check says. */
status: ("genuine" | "recalled" | "withdrawn")
/** A remark, as plain text. */
note?: string
}[]
}
/** The numbers are made up. */
sample: boolean
contact?: LinkCard
body: Body
}
/** A service, compiled. Texts are inline HTML. */
export interface ServicePage {
/** Record type. */
type: "service"
/** Identifier of the record. */
id: string
/** Address within the site, base path not included. */
pathname: string
/** Title. */
title: string
/** Description for cards and search engines. */
description: string
/** File that the page is written in, relative to the data folder. */
source: string
/** Trail from the home page to this one. */
breadcrumbs: Crumb[]
/** Headings of the table of contents. */
toc: TocEntry[]
/**
 * Every id that a link may point at, in order.
 *
 * Items: Id.
 */
anchors: string[]
/** Former anchors of the page. */
anchorAliases?: AnchorAlias[]
/** Day of the last change. */
updated?: string
/** Address at which the file of the page is edited. */
editHref?: string
/** Revision of this page. */
revision?: string
/** Pages to read next. */
related?: LinkCard[]
/** Sources of the page. */
citations?: Citation[]
/** In no menu, list or sitemap. */
unlisted?: boolean
/**
 * Words that visitors type for the page, for the search alone.
 *
 * Items: Word.
 */
keywords?: string[]
/** A name without facts: the page shows where it belongs and what can be asked, and nothing else. */
stub?: boolean
/**
 * Names of what is not published.
 *
 * Items: Name.
 */
unknown?: string[]
question?: Question
/** Path below the base of the picture that is shown beside links to the page. */
image?: string
/** The situation as inline HTML. */
problem: string
/**
 * What the customer gets.
 *
 * Items: Inline HTML.
 */
deliverables: string[]
/**
 * Steps.
 *
 * Items: Inline HTML.
 */
process: string[]
/**
 * Part of it.
 *
 * Items: Inline HTML.
 */
scopeIn: string[]
/**
 * Not part of it.
 *
 * Items: Inline HTML.
 */
scopeOut: string[]
/**
 * What the customer brings.
 *
 * Items: Inline HTML.
 */
inputs: string[]
/** Products. */
products: LinkCard[]
contact?: LinkCard
body: Body
}
/** A tool, compiled. Texts are inline HTML. */
export interface ToolPage {
/** Record type. */
type: "tool"
/** Identifier of the record. */
id: string
/** Address within the site, base path not included. */
pathname: string
/** Title. */
title: string
/** Description for cards and search engines. */
description: string
/** File that the page is written in, relative to the data folder. */
source: string
/** Trail from the home page to this one. */
breadcrumbs: Crumb[]
/** Headings of the table of contents. */
toc: TocEntry[]
/**
 * Every id that a link may point at, in order.
 *
 * Items: Id.
 */
anchors: string[]
/** Former anchors of the page. */
anchorAliases?: AnchorAlias[]
/** Day of the last change. */
updated?: string
/** Address at which the file of the page is edited. */
editHref?: string
/** Revision of this page. */
revision?: string
/** Pages to read next. */
related?: LinkCard[]
/** Sources of the page. */
citations?: Citation[]
/** In no menu, list or sitemap. */
unlisted?: boolean
/**
 * Words that visitors type for the page, for the search alone.
 *
 * Items: Word.
 */
keywords?: string[]
/** A name without facts: the page shows where it belongs and what can be asked, and nothing else. */
stub?: boolean
/**
 * Names of what is not published.
 *
 * Items: Name.
 */
unknown: string[]
question?: Question
/** Path below the base of the picture that is shown beside links to the page. */
image?: string
/** What it is. */
kind: ("web-app" | "firmware" | "desktop" | "script" | "function" | "not-stated")
/** Where it stands. */
status: ("not-stated" | "planned" | "beta" | "stable" | "retired")
/**
 * Systems.
 *
 * Items: Name.
 */
platforms: string[]
/**
 * Needs.
 *
 * Items: Inline HTML.
 */
requirements: string[]
/**
 * What it does.
 *
 * Items: Inline HTML.
 */
features: string[]
/** What works without a network. */
offline?: string
/** Licence. */
licence?: string
/** Products. */
worksWith: LinkCard[]
/** Docs. */
docs: LinkCard[]
/** Files. */
downloads?: Download[]
body: Body
}
/** A CAN message set as JSON, defaults filled in. */
export interface CanMessageSetExport {
/** Address of this schema. */
$schema: string
export: ExportHead
/** Id of the record. */
id: string
/** Title of the record. */
title: string
/** The bus. */
bus: {
/** Bits per second; absent where nobody has stated it. */
bitRate?: number
/** Bits per second of the data phase of CAN FD. */
fdRate?: number
/** Frame format. */
format: ("classic" | "fd")
}
/**
 * Senders and receivers.
 *
 * Items: One node.
 */
nodes: {
/** Name. */
name: string
/** What it is. */
description?: string
}[]
/**
 * Messages.
 *
 * Items: One message.
 */
messages: {
/** Identifier, without the flag of 29-bit identifiers. */
id: number
/** 29-bit identifier. */
extended: boolean
/** CAN FD frame. */
fd: boolean
/** Protocol whose parameter group this is; one of more than 8 bytes is sent in several frames. */
protocol?: ("j1939" | "nmea-2000")
/** Parameter group number, as the identifier carries it. */
pgn?: number
/** Priority in the identifier, 0 the highest. */
priority?: number
/** Name. */
name: string
/** Name of at most 32 characters. */
short: string
/** Bytes. */
length: number
/** Node that sends it. */
sender?: string
/**
 * Nodes that send it too.
 *
 * Items: Name.
 */
otherSenders?: string[]
/** It contradicts itself and is kept as its source states it. */
asStated?: boolean
/** As seen from the product. */
direction?: ("in" | "out" | "both")
/** Milliseconds between messages. */
period?: number
/** How well it is known. */
status: ("confirmed" | "stated" | "measured" | "calculated" | "preliminary")
/** What it says. */
description?: string
/** Signals. */
signals: CanMessageSetExportSignal[]
}[]
}
/** One signal. */
export interface CanMessageSetExportSignal {
/** Name. */
name: string
/** Name of at most 32 characters. */
short: string
/** Start bit as DBC counts it. */
start: number
/** Bits. */
length: number
/** Byte order. */
order: ("little" | "big")
/** Encoding. */
type: ("unsigned" | "signed" | "float")
/** Multiplier. */
factor: number
/** Added after the multiplier. */
offset: number
/** Id of the unit. */
unit?: string
/** Suspect parameter number of J1939. */
spn?: number
/** The unit as the source of the signal spells it. */
unitText?: string
/** Raw value before the first message. */
initial?: number
/** It contradicts itself and is kept as its source states it. */
asStated?: boolean
/** Smallest physical value. */
min?: number
/** Largest physical value. */
max?: number
/**
 * Nodes that use it.
 *
 * Items: Name.
 */
receivers: string[]
/** Shares bits with another signal on purpose. */
overlaps?: boolean
/** This signal selects others. */
multiplexer: boolean
/** When the signal is present. */
mux?: {
/** Signal that selects it. */
by: string
/**
 * Raw values for which it is present.
 *
 * Items: Value.
 */
values: number[]
}
/**
 * Named raw values.
 *
 * Items: One value.
 */
values: {
/** Raw value. */
value: number
/** Its name. */
name: string
}[]
/** Raw values that stand for no value. */
sentinel?: {
/** There is no value. */
notAvailable?: number
/** The sender has a fault. */
error?: number
}
/** What it says. */
description?: string
}
/** The page of an address is new; sent to those who show it. */
export interface DevMessagePage {
/** Kind. */
type: "page"
/** The file index.json of the page (see page-data). */
page: {
[k: string]: unknown
}
}
/** The parts of these pages, and the trees of these sidebars, are new. */
export interface DevMessagePages {
/** Kind. */
type: "pages"
/**
 * Addresses of pages.
 *
 * Items: Address.
 */
pathnames: string[]
/**
 * Names of sidebars.
 *
 * Items: Name.
 */
sidebars: string[]
}
/** What is wrong now; an empty list takes the overlay away. */
export interface DevMessageDiagnostics {
/** Kind. */
type: "diagnostics"
/** Diagnostics, those of one cause as one. */
items: DevMessageShownDiagnostic[]
}
/** A diagnostic (see diagnostic), with the lines around its place. */
export interface DevMessageShownDiagnostic {
/** Name of the diagnostic. */
code: string
/** An error stops the build. */
severity: ("error" | "warning")
/** Path of the file. */
file: string
/** First line. */
line?: number
/** First column. */
column?: number
/** Last line. */
endLine?: number
/** Column after the last character. */
endColumn?: number
/** What happened and why. */
message: string
/** What to do. */
hint?: string
/** The wrong thing itself. */
cause?: string
/** Address of the page of the manual. */
docs?: string
/** The lines around the place. */
frame?: string
/** Address that opens the place in an editor. */
open?: string
/** The other places of the same cause. */
others?: DevMessageShownPlace[]
}
/** A place, and the address that opens it in an editor. */
export interface DevMessageShownPlace {
/** Path of the file. */
file: string
/** Line. */
line?: number
/** Column. */
column?: number
/** Address that opens it in an editor. */
open?: string
}
/** Values can be edited in the page, by whoever has the token of this run. */
export interface DevMessageForm {
/** Kind. */
type: "form"
/** Token. */
token: string
}
/** The frame of all pages is new, or another server runs. */
export interface DevMessageShell {
/** Kind. */
type: "shell"
}
/** Something an author must know about a file. Lines and columns are 1-based; columns count UTF-16 units, a tab is one. */
export interface Diagnostic {
/** Stable name in kebab-case; each has a page in the manual. */
code: string
/** An error stops the build. */
severity: ("error" | "warning")
/** Path relative to the folder in which the command ran. */
file: string
/** First line. */
line?: number
/** First column. */
column?: number
/** Last line. */
endLine?: number
/** Column after the last character. */
endColumn?: number
/** What happened and why. */
message: string
/** What to do. */
hint?: string
/** The wrong thing itself, such as the address that links lead to. Diagnostics with the same code, severity and cause are the same mistake in several places, and people read them as one. Left out where each stands for itself. */
cause?: string
/** Page of the manual. */
docs?: string
}
/** Every file below /exports with its record, its size and its check sum. Addresses are a contract. */
export interface ExportsIndex {
/** Version of this format. */
version: 1
/**
 * The files, sorted by address.
 *
 * Items: One file.
 */
files: {
/** Address within the site, base path not included. */
pathname: string
/** Type of the record. */
type: string
/** Id of the record. */
record: string
/** Format, such as dbc or csv. */
format: string
/** Name of the format. */
title: string
/** Hardware revisions and variants that the file is for, where the record differs by them; absent where it is for all. */
holdsFor?: string
/** A final file holds facts alone; a preliminary one also what may change. */
edition: ("final" | "preliminary")
/** Status of the least known part. */
status: ("confirmed" | "stated" | "measured" | "calculated" | "preliminary")
/** Revision of the record, where its author states one. */
revision?: string
/** SHA-256 of what the edition publishes of the record; equal for all of its formats. */
content: string
/** Size of the file. */
bytes: number
/** SHA-256 of the file. */
sha256: string
}[]
}
/** What `fairlead impact REF --format json` prints: everything that depends on a value, a page or an anchor. Lists are sorted. */
export interface Impact {
/** Version of this format. */
version: 1
/** The command. */
command: "impact"
/** What was named. */
reference: string
/** Whether the frame around all pages depends on it. */
everyPage: boolean
/**
 * Pages, by address.
 *
 * Items: A page.
 */
pages: {
/** Address. */
pathname: string
/** Title. */
title: string
/**
 * Anchors with a leading #, else parts of the page record; none where the page goes with the thing.
 *
 * Items: Anchor or part.
 */
places: string[]
}[]
/**
 * Files below /exports, by address.
 *
 * Items: A file.
 */
exports: {
/** Address. */
pathname: string
/** Record and kind of file. */
title: string
}[]
/**
 * Links to the page or anchor, by file and line.
 *
 * Items: A link.
 */
links: {
/** Path relative to the data folder. */
file: string
/** Line. */
line?: number
/** Column. */
column?: number
/** Page that shows it; absent for navigation and footer. */
pathname?: string
}[]
}
/** The file releases.json - earlier releases whose files this tree still has, newest first. A build with --previous writes it and the next one reads it. */
export interface KeptReleases {
/** Version of this format. */
version: 1
/**
 * Root manifests of the releases.
 *
 * @maxItems 5
 */
roots: []|[ObjectReference]|[ObjectReference, ObjectReference]|[ObjectReference, ObjectReference, ObjectReference]|[ObjectReference, ObjectReference, ObjectReference, ObjectReference]|[ObjectReference, ObjectReference, ObjectReference, ObjectReference, ObjectReference]
}
/** The file latest.json, the only one that a deployed site names its release in. It is asked for anew each time. Its root is the root manifest, an object. */
export interface Latest {
/** Version of this format. */
version: 1
/** Number of the release, given by --release; a device never goes back to a lower one. */
release: number
/** When the release was made, from SOURCE_DATE_EPOCH, in UTC; absent where that is not set. */
date?: string
root: ObjectReference
}
/** Every page, anchor, alias and reference of the site. links.json of a published site is a contract. */
export interface LinkIndex {
/** Version of this format. */
version: 1
/** The options of the command that decide which addresses there are. Absent in the index of an older Fairlead. */
options?: {
/** Path below which the site is served, with a slash at both ends; the addresses of the index are without it. */
base: string
/** Whether the address of the site was given, without which no feed is made. */
siteUrl: boolean
/** Whether datasheets were printed. */
pdf: boolean
/** Whether drafts and unconfirmed values are among the pages. Such an index promises nothing. */
review: boolean
}
/** Pages by address. */
pages: {
/** One page. */
[k: string]: {
/** Title. */
title: string
/** Record type. */
type: string
/** File that it is written in. */
source: string
/**
 * Ids that links may point at.
 *
 * Items: Id.
 */
anchors: string[]
/**
 * Pages that link here.
 *
 * Items: Address.
 */
inbound: string[]
}
}
/** Former address to present address. */
aliases: {
/** Address. */
[k: string]: string
}
/**
 * Exports and feeds.
 *
 * Items: Address.
 */
files: string[]
/** Files that pages offer, pictures not included: path below the data folder to present address. */
downloads?: {
/** Address. */
[k: string]: string
}
/** Pages by the value that they show, such as product.clim.supply-voltage. */
values?: {
/**
 * Pages.
 *
 * Items: Address.
 */
[k: string]: string[]
}
}
/** The docs sidebar of one version, as the renderer draws it. */
export interface Navigation {
/** Name of the sidebar. */
name: string
/** Top entries. */
items: SidebarItem[]
}
/** A doc or a category. A category has items. */
export interface SidebarItem {
/** Label. */
label: string
/** Address; absent for a category without a page. */
pathname?: string
/** A name without facts, or a category of nothing else. */
stub?: true
/** Closed at first. */
collapsed?: boolean
/** Entries of a category. */
items?: SidebarItem[]
}
/** The file index.json of a page - its record, and the parts that the layout made of it. The body is in the parts alone. */
export interface PageData {
/** Hash of the whole record; the page carries it too. */
hash: string
/** The page record without its body (see page-record). */
record: {

}
parts: PageFragments
}
/** The pieces of HTML that differ from page to page. */
export interface PageFragments {
/** Text of the title element. */
title: string
/** Elements of the head: description, canonical link, structured data. */
head: string
/** Content of the main element, heading included. */
main: string
/** The trail; empty on pages without. */
breadcrumbs: string
/** The table of contents; empty where there is none. */
toc: string
}
/** A register map as JSON, defaults filled in where the address of a register is known. */
export interface RegisterMapExport {
/** Address of this schema. */
$schema: string
export: ExportHead
/** Id of the record. */
id: string
/** Title of the record. */
title: string
/** How registers are reached. */
transport: ("rtu" | "tcp" | "i2c" | "spi" | "memory")
/** What addresses count: words of 16 bits where it is absent. */
addressUnit?: ("word" | "byte")
/** Address on the wire from which the product's documents and the starts of groups count; addresses of registers have it in them. */
base?: number
/** Addresses count from where the map begins, and a client has to search the device for that. */
relative?: boolean
/** Modbus address of the device as delivered. */
unitId?: number
/** The line of Modbus RTU as delivered. */
serial?: {
/**
 * Bit rates.
 *
 * Items: Bits per second.
 */
baud?: number[]
/** Parity. */
parity?: ("none" | "even" | "odd")
/** Stop bits. */
stop?: number
}
/** Word order of values with more than 16 bits; the bytes of a word are high first. */
wordOrder?: ("high-first" | "low-first")
/** How the product's documents print addresses. */
addressing?: ("wire" | "one-based" | "reference")
/**
 * Modbus function codes that the device knows.
 *
 * Items: Function code.
 */
functionCodes?: number[]
/** Registers in one request. */
limits?: {
/** Most registers that one request reads. */
maxRead?: number
/** Most registers that one request writes. */
maxWrite?: number
}
/** Remark. */
note?: string
/**
 * Groups of registers.
 *
 * Items: One group.
 */
blocks: {
/** Id of the group. */
id: string
/** Title. */
title: string
/** Modbus table. */
table?: ("coil" | "discrete" | "input" | "holding")
/** What the group is. */
description?: string
/** Id of the repeated group in whose repetitions this one stands. */
in?: string
/** Where the group begins; within another one counted from where that begins. */
start?: number
/** Id of the group behind which this one begins. */
after?: string
/** How often the group stands there. */
repeat?: {
/** Number of repetitions. */
count?: number
/** Register that holds the number of repetitions. */
countFrom?: string
/** Addresses from one repetition to the next; as many as the group takes where it is absent. */
stride?: number
}
/** Registers. */
registers: RegisterMapExportRegister[]
}[]
}
/** One register. */
export interface RegisterMapExportRegister {
/** Name. */
name: string
/** Address on the wire, counted from 0 in 16-bit words, or in bits where the table is coil or discrete, or in bytes by addressUnit; of the first repetition of a group; absent where it is not known. */
address?: number
/** Address counted from where the group begins, where the group says where that is. */
addressInBlock?: number
/** Address as the product's documents print it, where that differs. */
reference?: string
/** Type. */
type?: ("u8" | "s8" | "u16" | "s16" | "u32" | "s32" | "u64" | "s64" | "f32" | "f64" | "bits" | "enum" | "string" | "bool")
/** 16-bit words of one value; 1 for coils and discrete inputs; absent where addresses count bytes. */
words?: number
/** Bytes of one value where addresses count bytes. */
bytes?: number
/** Equal values in a row; absent where neither it nor the address is known. */
count?: number
/** Register that holds how many values of the row are used. */
countFrom?: string
/** Addresses from one value of the row to the next, where there are more than a value takes. */
stride?: number
/** Read and write; w1c is cleared by writing 1. */
access?: ("r" | "w" | "rw" | "w1c")
/** Only the first write after a reset has an effect. */
once?: boolean
readEffect?: RegisterMapExportEffect
writeEffect?: RegisterMapExportEffect
/** Id of the unit. */
unit?: string
/** The unit as its source spells it. */
unitText?: string
/** Multiplier; absent where it is not known, and where scaleFrom stands in its place. */
factor?: number
/** Added after the multiplier; absent where it is not known, and where scaleFrom stands in its place. */
offset?: number
/** Register that holds the power of ten by which the value is multiplied. Limits and default are then those of the register itself. */
scaleFrom?: string
/** Smallest value, scaling applied. */
min?: number
/** Largest value, scaling applied. */
max?: number
/** Value as delivered, scaling applied. */
default?: number
/** Bits after a reset, in hexadecimal. */
reset?: string
/** Bits that are known after a reset, in hexadecimal. */
resetMask?: string
/** Bits that state that the register has no value, in hexadecimal. */
notAvailable?: string
/**
 * Named raw values.
 *
 * Items: One value.
 */
values: {
/** Raw value. */
value: number
/** Its name. */
name: string
/** What it says. */
description?: string
}[]
/**
 * Groups of bits; absent where there are none.
 *
 * Items: One group.
 */
fields?: {
/** Its name. */
name: string
/** Its highest bit. */
high: number
/** Its lowest bit; 0 is the least significant of the value. */
low: number
/** Its highest bit is its sign. */
signed?: boolean
/** Id of the unit. */
unit?: string
/** Multiplier; 1 where it is absent. */
factor?: number
/** Added after the multiplier; 0 where it is absent. */
offset?: number
access?: RegisterMapExportAccess
/** Only the first write after a reset has an effect. */
once?: boolean
readEffect?: RegisterMapExportEffect
writeEffect?: RegisterMapExportEffect
/** Named raw values. */
values: RegisterMapExportNamedValue[]
/** What it says. */
description?: string
}[]
/**
 * Named bits.
 *
 * Items: One bit.
 */
bits: {
/** Number of the bit; 0 is the least significant. */
bit: number
/** Its name. */
name: string
/** What it says. */
description?: string
}[]
/** Kept without power. */
persistent?: boolean
/** Does not change while the device runs. */
static?: boolean
/** The view of its addresses in which it is there; registers of different views may share addresses. */
view?: string
/** Every device with this map has it. */
mandatory?: boolean
/** Kept as its source states it, though it contradicts itself. */
asStated?: boolean
/** How well it is known. */
status: ("confirmed" | "stated" | "measured" | "calculated" | "preliminary")
/** What it says. */
description: string
}
/** One value. */
export interface RegisterMapExportNamedValue {
/** Raw value. */
value: number
/** Its name. */
name: string
/** What it says. */
description?: string
}
/** What an offline copy of a release consists of, a line for each section. The template is the frame around all pages as compose takes it, without its sidebars; those are shared files. The manifest is an object itself and names no release. */
export interface RootManifest {
/** Version of this format. */
version: 1
template: ObjectReference
/** Files that every saved page may need, such as sidebars and lazy scripts, sorted by path. */
shared: StoredFile[]
/** Packs with the template and those of the shared files that are packed. */
packs: RootManifestPack[]
/** Sections in the order in which they are offered. */
sections: RootManifestSection[]
archive?: RootManifestArchive
}
/** Objects that are downloaded together: gzip of lines. A line with its line feed is the bytes of an object; a line that is a JSON text holds the text of an object of several lines. The hash is that of the unpacked bytes, and the path has its first 16 digits. */
export interface RootManifestPack {
/** Path below the base path. */
path: string
hash: ContentHash
/** Packed bytes. */
bytes: number
/** Unpacked bytes; unpacking may stop there. */
decoded: number
/** Number of lines. */
objects: number
}
/** What a visitor saves as one. Its manifests are objects, and the first lines of its first pack. */
export interface RootManifestSection {
/** Name that stays the same from release to release. */
id: string
/** Title as the panel shows it. */
title: string
/** What the section holds; exports are downloads and PDFs. */
kind: ("general" | "docs" | "products" | "exports")
/** Place in the list, from 0. */
order: number
/** Number of pages. */
pages: number
/** Bytes that a copy of the section takes: manifests, pages and files, decoded. */
bytes: number
/** Bytes of a first download: the packs, and the files that are in no pack as they are. */
transfer: number
/** Section manifests that together name its pages and files, few in each, so that a changed page costs a short one. */
manifests: ObjectReference[]
/** Packs that hold the section manifests, all its pages and those of its files that are packed, in order. */
packs: RootManifestPack[]
}
/** The docs as a zip that opens from disk; absent where the site has no docs. */
export interface RootManifestArchive {
/** Path below the base path, not encoded. */
path: string
/** Size of the zip. */
bytes: number
hash: ContentHash
/** Number of pages in it. */
pages: number
}
/** Pages and files of a section of the offline copy. A long section has several manifests, divided by the hash of each address. Each is an object itself. */
export interface SectionManifest {
/** Version of this format. */
version: 1
/** Id of the section in the root manifest. */
id: string
/** Pages, sorted by address. */
pages: SectionManifestPage[]
/** Images, fonts, downloads and other files that the pages need, sorted by path; a file may be in several sections. */
assets: StoredFile[]
}
/** A page: the object is its index.json. */
export interface SectionManifestPage {
/** Address within the site, decoded, base path not included. */
pathname: string
/** Title of the page. */
title: string
hash: ContentHash
/** Bytes of index.json, its last line feed included. */
bytes: number
}
/** What `fairlead diff --format json` prints: what differs between two states of a site, field by field. Lists are sorted. */
export interface SiteChanges {
/** Version of this format. */
version: 1
/** The command. */
command: "diff"
from: SiteChangesCommit
/** The newer state; null for the files as they are now. */
to: (null | SiteChangesCommit1)
/**
 * Records and docs, by file.
 *
 * Items: A record or doc that came, went or changed.
 */
records: {
/** What happened; renamed: the same file or page under another id. */
kind: ("added" | "removed" | "changed" | "renamed")
/** Record type. */
type: string
/** Id; absent for what has none. */
id?: string
/** The id before, where it was another one. */
oldId?: string
/** Title. */
title?: string
/** Path relative to the data folder; of the older state where the record is gone. */
file: string
/** Where the file was before. */
oldFile?: string
/** Fields that differ. */
fields: SiteChangesField[]
}[]
/** Images and downloads that pages use, by path. */
files: SiteChangesNamed[]
/** Pages that came or went, by address. */
pages: SiteChangesNamed[]
/**
 * Pages whose anchors differ.
 *
 * Items: The anchors of one page.
 */
anchors: {
/** Address of the page. */
pathname: string
/**
 * New ones.
 *
 * Items: Id.
 */
added: string[]
/**
 * Those that are gone.
 *
 * Items: Id.
 */
removed: string[]
/**
 * Those with another name in the same place.
 *
 * Items: One anchor.
 */
renamed: {
/** Former id. */
from: string
/** Present id. */
to: string
}[]
}[]
/** Files below /exports, by address. */
exports: SiteChangesNamed[]
/** Files that were not compared because of mistakes that hide what they say. */
unread: {
/**
 * In the older state.
 *
 * Items: Path.
 */
old: string[]
/**
 * In the newer state.
 *
 * Items: Path.
 */
new: string[]
}
/** What changes of interfaces break, each reason in words; absent where no interface changed. */
breaking?: {
/**
 * For programs that speak with the device or use its names.
 *
 * Items: Reason.
 */
firmware: string[]
/**
 * For cables and boards that are plugged together.
 *
 * Items: Reason.
 */
wiring: string[]
}
}
/** The older state. */
export interface SiteChangesCommit {
/** As the person wrote it. */
revision: string
/** Full hash. */
commit: string
}
/** A commit. */
export interface SiteChangesCommit1 {
/** As the person wrote it. */
revision: string
/** Full hash. */
commit: string
}
/** A field that differs. */
export interface SiteChangesField {
/** What happened. renamed: the same thing under another name, such as a register at its address; moved: in another list, such as a value in another section, or a term in another file. */
kind: ("added" | "removed" | "changed" | "reordered" | "renamed" | "moved")
/** value: a row of a datasheet; status: how well something is known; text: lines of Markdown. */
about: ("value" | "status" | "text" | "field")
/** JSON Pointer in the newer file, in the older one where the field is gone; empty for the body of a doc. */
pointer: string
/** JSON Pointer in the older file. */
oldPointer?: string
/**
 * The same place by the names of list items.
 *
 * Items: Key or name.
 */
path: string[]
/** How prose refers to the value. */
reference?: string
/** What stood there, numbers as written. Absent for what is new, and for lines. The former name of what was renamed, the former path of what moved, with the file before it where that is another one. */
old?: {
[k: string]: unknown
}
/** What stands there now. Absent for what is gone, and for lines. The name of what was renamed, the path of what moved, with the file before it where that was another one. */
new?: {
[k: string]: unknown
}
/** The older value as the page showed it, with unit. */
oldText?: string
/** The newer value as the page shows it, with unit. */
newText?: string
/** A limit to hardware revisions or variants: whatever had the item before still has it. */
widens?: true
/** The stretch of lines that differs; 1-based lines, for a doc those of the file, for a field those of its text. */
lines?: {
/** First line. */
oldStart: number
/**
 * Lines.
 *
 * Items: Line.
 */
oldLines: string[]
/** First line. */
newStart: number
/**
 * Lines.
 *
 * Items: Line.
 */
newLines: string[]
}
}
/** A page or file that came, went or changed. */
export interface SiteChangesNamed {
kind: SiteChangesKind
/** Address or path. */
name: string
/** Where a removed page forwards to. */
forwardsTo?: string
}
/** What is the same on every page, resolved and ready to draw. */
export interface SiteShell {
/** Name of the site. */
title: string
/** Description of the site. */
tagline: string
/** Between page title and site title. */
titleDelimiter: string
/** Language of the content. */
lang: string
/** Writing direction. */
dir: ("ltr" | "rtl")
/** Base path with a slash at both ends. */
base: string
/** Scheme and host of the published site; absent where not known. */
url?: string
/** Picture in the navbar. */
logo?: {
href: Address
dark?: Address
/** Text for readers that see no picture. */
alt: string
/** Height in pixels. */
height: number
/** Width in pixels. */
width?: number
}
organization?: Organization
/** Items of the navbar in order. */
navigation: ShellItem[]
/** Foot of every page. */
footer: {
/**
 * Groups of links.
 *
 * Items: One group.
 */
groups: {
/** Heading. */
title?: string
/** Links. */
items: ShellLink[]
}[]
/** Copyright line. */
copyright?: string
contact?: ShellLink
}
/** Bar above the navbar. */
announcement?: {
/** Dismissed until it changes. */
id: string
/** Inline HTML. */
html: string
/** Whether it can be dismissed. */
closable: boolean
}
/** Light and dark. */
colourMode: {
/** Mode while nothing is stored. */
default: ("light" | "dark")
/** Whether visitors can switch. */
switch: boolean
/** Whether the system's choice holds while nothing is stored. */
followSystem: boolean
}
/** The site's own colours; absent where it has none. */
colours?: {
light?: Colours
dark?: Colours
}
/** Page-view counting; absent where it is off. */
analytics?: {
/** Id of the analytics service. */
measurementId?: string
/** Id of the tag manager. */
tagManagerId?: string
/** Whether the last part of the address is cut. */
anonymiseIp: boolean
/** Whether nothing is loaded before the visitor agrees. */
consent: boolean
}
/** The docs tree. */
docs: {
route: Pathname
/** Name of the docs in breadcrumbs. */
label: string
/** First heading level of the table of contents. */
tocMin: number
/** Last heading level of the table of contents. */
tocMax: number
}
/** Files of the client, below the base path. */
assets: {
/** Entry script. */
script: string
/**
 * Style sheets.
 *
 * Items: Address.
 */
styles: string[]
/** Style sheet of docs: a part of those of all pages. */
docStyles?: string
/** Style sheet of docs that show text alone: a part of that of docs. */
textStyles?: string
/**
 * Fonts to preload.
 *
 * Items: Address.
 */
fonts: string[]
/** Style sheet of the site's own look. */
theme?: string
/** Icon of the site. */
icon?: string
/** Icon for home screens that read no manifest. */
touchIcon?: string
/** Web manifest, by which browsers install the site. */
manifest?: string
}
/** Text of the not-found page. */
notFound: {
/** Heading. */
title: string
/**
 * Paragraphs as inline HTML.
 *
 * Items: Inline HTML.
 */
lines: string[]
}
}
/** A link or a menu of links. */
export interface ShellItem {
/** Label. */
label: string
href?: Address
/** Leads to another site. */
external?: boolean
/** End of the navbar. */
position: ("left" | "right")
/** Links of a menu. */
items?: ShellLink[]
}
/** A link. */
export interface ShellLink {
/** Label. */
label: string
href: Address
/** Leads to another site. */
external?: boolean
}
/** Colours of one mode by their roles. */
export interface Colours {
/** Ground of the page. */
paper?: string
/** Ground of cards, code and the navbar. */
plate?: string
/** Ground of heads of tables and of what is selected. */
tint?: string
/** Deep water in drawings; the darker of two grounds. */
deep?: string
/** Land and boards in drawings. */
land?: string
/** Text and lines of drawings. */
ink?: string
/** Text of second rank: captions, dates, notes. */
soft?: string
/** Lines between parts; they carry no meaning. */
hairline?: string
/** Edges of controls. */
rule?: string
/** Action, focus and the current entry, and nothing else. */
signal?: string
/** Text on the signal colour. */
onSignal?: string
/** Links. */
link?: string
/** Admonitions of the kinds note and info. */
note?: string
/** Admonitions of the kind tip. */
tip?: string
/** Admonitions of the kinds warning and caution. */
warning?: string
/** Admonitions of the kind danger. */
danger?: string
/** Pins and wires of the supply. */
busPower?: string
/** Pins and wires of CAN. */
busCan?: string
/** Pins and wires of serial lines. */
busSerial?: string
/** Pins and wires of USB. */
busUsb?: string
/** Pins and wires of PWM. */
busPwm?: string
/** Pins and wires of inputs and outputs. */
busIo?: string
/** Pins and wires of radio. */
busRadio?: string
/** Other pins and wires. */
busOther?: string
}
/** What authors write, by the name of its schema. */
export interface AuthoredTypes {
"baseline": BaselineSource
"cable": CableSource
"can-message-set": CanMessageSetSource
"category": CategorySource
"connector": ConnectorSource
"datasheet": DatasheetSource
"doc-front-matter": DocFrontMatterSource
"enum": EnumSource
"family": FamilySource
"glossary": GlossarySource
"landing": LandingSource
"legal": LegalSource
"message-support": MessageSupportSource
"notice": NoticeSource
"page": PageSource
"parameters": ParametersSource
"product": ProductSource
"prose-rules": ProseRulesSource
"register-map": RegisterMapSource
"serial-check": SerialCheckSource
"serial-protocol": SerialProtocolSource
"serial-register": SerialRegisterSource
"service": ServiceSource
"site": SiteSource
"sources": SourcesSource
"tool": ToolSource
"units": UnitsSource
}
