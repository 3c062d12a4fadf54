import type { ImportRequest } from "../../../../commands/import/imported.ts";

/** Text of a source with places for values: `«n:16»` is a number, `«w:Mode»` a name, `«t:What it does.»` a text. */
type Template = string;

/** Names that objects of JavaScript have of themselves, and others that few tables are made for. */
const names = [
  ...["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf", "prototype", "then"],
  ...["a b", "1st", "é", "..", "a/b", "x".repeat(300), "true", "null", "~", "-", "[%s]", "#", "%s"],
];
const numbers = [
  ...[
    "9".repeat(400),
    `-${"9".repeat(400)}`,
    `0x${"F".repeat(400)}`,
    `1e400`,
    `1e-400`,
    `0.${"1".repeat(400)}`,
  ],
  ...[
    "18446744073709551615",
    "4294967296",
    "2147483648",
    "65536",
    "-1",
    "0",
    "64",
    "65",
    "1.5",
    "NaN",
    "Infinity",
  ],
];
/** Characters that no data folder may have in plain text, and others that mean something to YAML or Markdown. */
const characters = [
  ...[
    "\u200b",
    "\u202e",
    "\u2066",
    "\ufeff",
    "\ufffe",
    "\uffff",
    "\u001b",
    "\0",
    "\u0007",
    "\u007f",
    "\u0080",
  ],
  ...["\u0085", "\u2028", "\ud800", "\udc00", "\u200e", "\u00ad", "\u0001", "\v", "\f", "\r", "\n", "\t"],
];
const texts = [
  ...characters.map((sign) => `a${sign}b`),
  ...characters.map((sign) => sign),
  ...[
    "{{ value }}",
    "[a](b.md)",
    "<script>x</script>",
    "$x$",
    "::include{file=a}",
    "---",
    "# A",
    "a: b",
    "- a",
  ],
  ...[
    "…",
    "… 2",
    "'",
    "\\",
    "$" + "{x}",
    "`",
    "![a](b.png)",
    "[^1]",
    ":::note",
    "{#a}",
    "&amp;",
    "*a* **b",
    "TODO",
  ],
];
const all = [...names, ...numbers, ...texts];

const place = /«([nwt]):([^»]*)»/g;

/** A source in which every place has its usual value but one, which has another; `text` is written as the format writes text. */
export function variantsOf(template: Template, written: (text: string) => string): string[] {
  const places = [...template.matchAll(place)];
  return [
    sourceOf(template, () => undefined),
    ...places.flatMap((_, at) =>
      all.map((other) => sourceOf(template, (n) => (n === at ? written(other) : undefined))),
    ),
  ];
}

function sourceOf(template: Template, valueAt: (place: number) => string | undefined): string {
  let n = 0;
  return template.replace(place, (_, _kind: string, usual: string) => valueAt(n++) ?? usual);
}

const quoted = (text: string): string => text.replaceAll("\\", "\\\\").replaceAll('"', '\\"');
const inXml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const inCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A source of a format with a place wherever it has a value. */
export interface HostileSource {
  readonly name: string;
  readonly format: string;
  readonly template: Template;
  readonly encode: (text: string) => string;
  readonly options?: Partial<Pick<ImportRequest, "connector" | "table">>;
}

export const sources: readonly HostileSource[] = [
  {
    name: "a database",
    format: "dbc",
    encode: quoted,
    template: `VERSION ""
BU_: «w:Board» «w:Other»
BO_ «n:256» «w:Status»: «n:8» «w:Board»
 SG_ «w:Mode» M : «n:0»|«n:4»@1+ («n:1»,«n:0») [«n:0»|«n:15»] "«t:»" «w:Other»
 SG_ «w:Voltage» m«n:1» : «n:8»|«n:16»@1- («n:0.1»,«n:-4») [«n:0»|«n:100»] "«t:V»" «w:Other»
CM_ "«t:A file.»";
CM_ BU_ Board "«t:A board.»";
CM_ BO_ 256 "«t:A message.»";
CM_ SG_ 256 Mode "«t:What it does.»";
BA_DEF_ BO_ "GenMsgCycleTime" INT 0 65535;
BA_ "BusType" "«t:CAN FD»";
BA_ "Baudrate" «n:500000»;
BA_ "«w:Other»" BO_ 256 «n:10»;
BA_ "GenMsgCycleTime" BO_ 256 «n:10»;
BA_ "SystemMessageLongSymbol" BO_ 256 "«w:StatusOfBoard»";
BA_ "SystemSignalLongSymbol" SG_ 256 Mode "«w:ModeOfBoard»";
BA_ "GenSigStartValue" SG_ 256 Mode «n:1»;
BO_TX_BU_ 256 : Board,«w:Other»;
VAL_ 256 Mode «n:0» "«t:Off»" «n:1» "«t:On»" ;
SIG_VALTYPE_ 256 Mode : «n:0»;
SG_MUL_VAL_ 256 Voltage Mode «n:1»-«n:3»;
«w:FILTER» x;
`,
  },
  {
    name: "a device file",
    format: "svd",
    encode: inXml,
    template: `<device>
<name>«w:DEVICE»</name><description>«t:A device.»</description><addressUnitBits>«n:8»</addressUnitBits>
<size>«n:32»</size><access>«w:read-write»</access><resetValue>«n:0»</resetValue><resetMask>«n:0xFFFFFFFF»</resetMask>
<peripherals><peripheral><name>«w:UART»</name><description>«t:Serial.»</description><baseAddress>«n:0x40000000»</baseAddress>
<registers>
<cluster><dim>«n:2»</dim><dimIncrement>«n:0x100»</dimIncrement><dimIndex>«w:A,B»</dimIndex><name>«w:CH%s»</name><addressOffset>«n:0x100»</addressOffset>
<register><name>«w:CR»</name><displayName>«w:CR»</displayName><description>«t:Control.»</description><addressOffset>«n:0»</addressOffset><size>«n:32»</size>
<fields>
<field><name>«w:EN»</name><description>«t:Enables.»</description><bitRange>[«n:3»:«n:2»]</bitRange><access>«w:read-only»</access>
<modifiedWriteValues>«w:oneToClear»</modifiedWriteValues><readAction>«w:clear»</readAction>
<enumeratedValues><usage>«w:read»</usage><enumeratedValue><name>«w:OFF»</name><description>«t:Is off.»</description><value>«n:0»</value></enumeratedValue>
<enumeratedValue><name>«w:ON»</name><value>«n:1»</value></enumeratedValue></enumeratedValues></field>
<field><name>«w:MODE»</name><bitOffset>«n:8»</bitOffset><bitWidth>«n:2»</bitWidth></field>
</fields></register></cluster>
<register><name>«w:BUF[%s]»</name><dim>«n:4»</dim><dimIncrement>«n:4»</dimIncrement><addressOffset>«n:0x800»</addressOffset><«w:protection»>s</«w:protection»></register>
<register derivedFrom="«w:BUF[%s]»"><name>«w:BUG»</name><addressOffset>«n:0x900»</addressOffset></register>
</registers></peripheral></peripherals></device>
`,
  },
  {
    name: "a model",
    format: "sunspec",
    encode: (text) => JSON.stringify(text).slice(1, -1),
    template: `{ "id": «n:64900», "«w:more»": 1, "group": { "name": "«w:inv»", "type": "group", "label": "«t:Inverter»", "desc": "«t:An inverter.»",
"comments": ["«t:A comment.»"], "points": [
{ "name": "«w:ID»", "type": "«w:uint16»", "size": «n:1», "value": «n:64900», "static": "«w:S»", "mandatory": "«w:M»", "access": "«w:RW»" },
{ "name": "«w:A_SF»", "type": "sunssf", "size": 1 },
{ "name": "«w:A»", "type": "uint16", "size": 1, "sf": "«w:A_SF»", "units": "«t:A»", "count": «n:1», "detail": "«t:More.»", "standards": ["«t:IEC»"] },
{ "name": "«w:B»", "type": "«w:int32»", "size": «n:2», "sf": «n:-1», "value": "«w:1»" },
{ "name": "«w:S»", "type": "string", "size": «n:4» },
{ "name": "«w:St»", "type": "enum16", "size": 1, "symbols": [{ "name": "«w:OFF»", "value": «n:0», "label": "«t:Off»" }, { "name": "«w:ON»", "value": «n:1» }] },
{ "name": "«w:Ev»", "type": "bitfield32", "size": 2, "symbols": [{ "name": "«w:FAULT»", "value": «n:0», "desc": "«t:A fault.»" }] }],
"groups": [{ "name": "«w:mod»", "count": "«w:ID»", "points": [{ "name": "«w:V»", "type": "uint16" }], "groups": [{ "name": "«w:pt»", "count": «n:2», "points": [{ "name": "«w:W»" }] }] }] } }
`,
  },
  {
    name: "a table of registers",
    format: "csv",
    encode: inCell,
    template: `Address,Name,Type,RW,Table,Unit,Block,Description,Words,Count,Factor,Offset,Min,Max,Values,Default,«w:Other»,Value descriptions,Bits,Reset,Block id,Block description,Repeat,Scale from,Stride,Unit as stated,Block start,Base
«n:1»,«w:speed»,«w:u16»,«w:rw»,«w:holding»,«t:V»,«t:Motor»,«t:Its speed.»,«n:1»,«n:1»,«n:0.1»,«n:2»,«n:0»,«n:100»,«t:0=Off; 1=On»,«n:5»,x,«t:0=It is off.»,,«n:0x0001»,«w:motor»,«t:A block.»,«n:1»,,«n:2»,«t:V»,«n:0»,«n:0»
«n:8»,«w:flags»,bits,r,holding,,Motor,«t:Flags.»,1,1,,,,,,,,,«t:0=RUN; 3=FAULT»,,motor,,,«w:speed»,,,,
,«w:flags.LOW»,,,,,,«t:A field.»,,,,,,,,,,,«w:2..1»,,,,,,,,,
`,
  },
  {
    name: "a table of a vendor",
    format: "csv",
    encode: inCell,
    template: `"«t:Registers, revision 2»"
Modbusadresse,Bezeichnung,Registertyp,Datentyp,Länge,Einheit,Skalierung,Zugriff,Wertebereich,Standardwert,Beschreibung,Werte,Gruppe,Word order,Referenz,«w:Version»
"«t:A section»",,,,,,,,,,,,,,,
«n:0010h»,«t:Wärme (EP14)»,«w:Input»,«w:INT16»,«n:1»,«t:Grad C»,«t:1/10»,«w:R/W»,«t:-40..85»,«n:20»,«t:Its heat.»,«t:0: Off 1: On»,«t:Heat»,«w:CDAB»,«n:30017»,x
«t:0x20 - 0x27»,«t:Serial»,«w:Holding»,«t:String[16]»,«n:8»,,,RO,,,«t:A text.»,,,,,
«n:60»,«t:Alarm A»,Holding,«t:bool (bit 3)»,1,,,R,«t:0-1»,,«t:An alarm.»,,,,,
«n:60»,«t:Alarm B»,Holding,«t:BIT04»,1,,,R,,,,,,,,
`,
  },
  {
    name: "a table without a head",
    format: "csv",
    encode: (text) => text.replace(/[;\r\n]/g, " "),
    options: { table: { noHeader: true, addressing: "wire", columns: "Address=1,Name=2,Type=3,Divisor=4" } },
    template: "0x0000;«w:v1»;«w:FLOAT»;«n:10»\n«n:0x000A»;«t:Speed»;«t:UINT32 CDAB»;«n:1»\n",
  },
  {
    name: "a table of a vendor with references",
    format: "csv",
    encode: inCell,
    options: { table: { addressing: "reference", divisor: true } },
    template: `Register;Parameter;FC;No. of registers;Format;Gain;Units
«n:40001»;«t:Speed»;«t:03/06»;«n:2»;«w:UINT»;«n:100»;«t:1/min»
«t:40003-40004»;«w:Level»;«t:3, 16»;«n:2»;«w:INT»;«n:10»;«t:0.1 V»
`,
  },
  {
    name: "a table of signals",
    format: "csv",
    encode: inCell,
    template: `Message,Message id,Extended,Message length,Sender,Period,Message description,Signal,Start,Length,Order,Type,Factor,Offset,Unit,Min,Max,Initial,Receivers,Multiplexer,Mux,Values,Description
«w:Status»,«n:256»,«w:no»,«n:8»,«w:Board»,«n:10»,«t:A message.»,«w:Mode»,«n:0»,«n:4»,«w:little»,«w:unsigned»,«n:1»,«n:0»,«t:V»,«n:0»,«n:15»,«n:1»,«w:Other»,«w:yes»,,«t:0=Off; 1=On»,«t:A mode.»
«w:Status»,«n:256»,no,«n:8»,Board,10,,«w:More»,«n:8»,«n:8»,big,signed,«n:0.1»,«n:0»,«t:A»,«n:0»,«n:9»,,Other,,«n:1»,,
`,
  },
  {
    name: "a table of pins",
    format: "csv",
    encode: inCell,
    template: `Connector,Pin,Name,Class,Direction,Signal,Rail or net,Protocol,Colour,Level min,Level nom,Level max,Level unit,Level status,Function,Alternates,Remarks
«w:J1»,«n:1»,«w:TX»,«w:signal»,«w:out»,«w:tx»,«t:NET»,«w:uart»,«t:red»,«n:0»,«n:3.3»,«n:5»,«w:V»,«w:confirmed»,«t:Sends.»,«t:GPIO1; PWM»,«t:A remark.»
J1,«w:A2»,«w:RX»,signal,in,rx,,,,,,,,,«t:Receives.»,,
`,
  },
  {
    name: "a netlist",
    format: "kicad",
    encode: quoted,
    options: { connector: "J1" },
    template: `(export (components (comp (ref "J1")) (comp (ref "«w:R1»")))
(nets (net (code "1") (name "«t:/GND»") (node (ref "J1") (pin "«n:1»") (pinfunction "«t:GND»") (pintype "«w:passive»")))
(net (name "«t:/a/TX»") (node (ref "J1") (pin "«w:2»") (pinfunction "«w:TX»") (pintype "«w:output»")) (node (ref "R1") (pin "1")))))
`,
  },
];
