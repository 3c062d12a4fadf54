/** A file of a format that grows as one. */
export interface ImportShape {
  readonly format: string;
  readonly name: string;
  /** A text of about this length. */
  readonly write: (length: number) => string;
}

/** As many pieces as make a text of that length. */
function pieces(length: number, write: (at: number) => string): string {
  const all: string[] = [];
  for (let made = 0; made < length; ) {
    const piece = write(all.length);
    all.push(piece);
    made += Math.max(1, piece.length);
  }
  return all.join("");
}

type Write = ImportShape["write"];
const shape = (format: string, name: string, write: Write): ImportShape => ({ format, name, write });

const node = 'VERSION ""\n\nBU_: A B\n\n';
const signal = (name: string, more = ""): string => ` SG_ ${name} ${more}: 0|8@1+ (1,0) [0|1] "" A\n`;
const dbc = (name: string, write: Write): ImportShape =>
  shape("dbc", name, (length) => `${node}BO_ 1 M: 8 A\n${signal("S")}${write(length)}\n`);
const spaces = (length: number): string => " ".repeat(length);

const databases: readonly ImportShape[] = [
  dbc("signals of one message", (length) => pieces(length, (at) => signal(`S${at}`))),
  dbc("signals of one name", (length) => pieces(length, () => signal("S"))),
  dbc("signals that contradict", (length) => pieces(length, (at) => signal(`S${at}`, "m900"))),
  dbc("messages", (length) => pieces(length, (at) => `BO_ ${at} M${at}: 8 A\n${signal("S")}`)),
  dbc("messages of one number", (length) => pieces(length, () => `BO_ 1 M: 8 A\n${signal("S")}`)),
  dbc(
    "nodes",
    (length) =>
      `BU_: ${pieces(length, (at) => `N${at} `)}\n${pieces(length, (at) => `CM_ BU_ N${at} "a";\n`)}`,
  ),
  dbc("nodes a line", (length) => `BU_: A\n${pieces(length, (at) => ` N${at}\n`)}`),
  dbc("comments on one signal", (length) => pieces(length, () => 'CM_ SG_ 1 S "a";\n')),
  dbc("a long comment", (length) => `CM_ SG_ 1 S "${"a".repeat(length)}";`),
  dbc("a long comment of escapes", (length) => `CM_ SG_ 1 S "${'\\"'.repeat(length / 2)}";`),
  dbc("a comment without an end", (length) => `CM_ SG_ 1 S "${pieces(length, () => "a;\n")}`),
  dbc("values", (length) => `VAL_ 1 S ${pieces(length, (at) => `${at} "a" `)};`),
  dbc("values of one number", (length) => `VAL_ 1 S ${pieces(length, () => '1 "a" ')};`),
  dbc("values, a statement each", (length) => pieces(length, (at) => `VAL_ 1 S ${at} "a";\n`)),
  dbc("values that are digits alone", (length) => `VAL_ 1 S ${"1".repeat(length)};`),
  dbc("selections", (length) => `SG_MUL_VAL_ 1 S M ${pieces(length, () => "0-4000, ")};`),
  dbc("selections, a statement each", (length) => pieces(length, () => "SG_MUL_VAL_ 1 S M 0-40;\n")),
  dbc("selections that are digits alone", (length) => `SG_MUL_VAL_ 1 S M ${"1".repeat(length)};`),
  dbc(
    "selected signals",
    (length) =>
      pieces(length, (at) => signal(`S${at}`, at % 2 ? "M" : "m0")) +
      pieces(length, (at) => `SG_MUL_VAL_ 1 S${at} S1 0-1;\n`),
  ),
  dbc("attributes", (length) => pieces(length, (at) => `BA_ "A${at}" SG_ 1 S 1;\n`)),
  dbc("an attribute of one long word", (length) => `BA_ "A" ${"a".repeat(length)};`),
  dbc("an attribute of one long number", (length) => `BA_ "A" ${"1".repeat(length)};`),
  dbc("senders", (length) => `BO_TX_BU_ 1 : ${pieces(length, (at) => `N${at},`)};`),
  dbc("receivers", (length) => signal("T").replace('" A', `" ${pieces(length, (at) => `N${at},`)}`)),
  dbc("spaces in a signal", (length) => ` SG_ T${spaces(length)}x`),
  dbc("spaces in a type", (length) => `SIG_VALTYPE_ 1 S${spaces(length)}x;`),
  dbc("spaces in a comment", (length) => `CM_ SG_ 1 S "a${spaces(length)}b";`),
  dbc("spaces before a comment", (length) => `CM_ SG_ 1${spaces(length)}S;`),
  dbc("spaces in values", (length) => `VAL_ 1 S 1${spaces(length)}1;`),
  dbc("keywords", (length) => `NS_ :\n${pieces(length, () => "\tCM_\n")}`),
  dbc("a long keyword", (length) => `NS_ :\n ${"A".repeat(length)}1`),
  dbc("statements that are none", (length) => pieces(length, (at) => `X${at} a;\n`)),
  dbc("semicolons", (length) => ";".repeat(length)),
  dbc("quotes", (length) => '"'.repeat(length)),
  dbc("choices", (length) => `BA_DEF_ BO_ "V" ENUM ${pieces(length, (at) => `"a${at}",`)};`),
];

const register = (name: string, more = "", attributes = ""): string =>
  `<register${attributes}><name>${name}</name><addressOffset>0</addressOffset>${more}</register>`;
const peripheral = (name: string, inner: string, attributes = ""): string =>
  `<peripheral${attributes}><name>${name}</name><baseAddress>0</baseAddress><registers>${inner}</registers></peripheral>`;
const device = (inner: string): string =>
  `<device><name>D</name><peripherals>${inner}</peripherals></device>`;
const svd = (name: string, write: Write): ImportShape =>
  shape("svd", name, (length) => device(write(length)));
const inOne = (name: string, write: Write): ImportShape =>
  svd(name, (length) => peripheral("P", write(length)));
const field = (name: string, more = "", attributes = ""): string =>
  `<field${attributes}><name>${name}</name><bitRange>[3:0]</bitRange>${more}</field>`;
const value = (at: number): string =>
  `<enumeratedValue><name>V${at}</name><value>${at}</value></enumeratedValue>`;
const dim = (count: number): string => `<dim>${count}</dim><dimIncrement>4</dimIncrement>`;

const devices: readonly ImportShape[] = [
  inOne("registers", (length) => pieces(length, (at) => register(`R${at}`))),
  inOne("registers of one name", (length) => pieces(length, () => register("R"))),
  inOne(
    "registers that are derived from one",
    (length) => register("R0") + pieces(length, (at) => register(`R${at + 1}`, "", ' derivedFrom="R0"')),
  ),
  inOne(
    "registers that are derived, each from the one before",
    (length) => register("R0") + pieces(length, (at) => register(`R${at + 1}`, "", ` derivedFrom="R${at}"`)),
  ),
  inOne("registers that are derived, each from the next one", (length) =>
    pieces(length, (at) => register(`R${at}`, "", ` derivedFrom="R${at + 1}"`)),
  ),
  inOne("registers that are derived from none", (length) =>
    pieces(length, (at) => register(`R${at}`, "", ' derivedFrom="X"')),
  ),
  svd("peripherals", (length) => pieces(length, (at) => peripheral(`P${at}`, register("R")))),
  svd("peripherals of one name", (length) => pieces(length, () => peripheral("P", register("R")))),
  svd(
    "peripherals that are derived, each from the one before",
    (length) =>
      peripheral("P0", register("R")) +
      pieces(length, (at) => peripheral(`P${at + 1}`, "", ` derivedFrom="P${at}"`)),
  ),
  inOne("fields", (length) => register("R", `<fields>${pieces(length, (at) => field(`F${at}`))}</fields>`)),
  inOne("fields that are derived, each from the one before", (length) =>
    register(
      "R",
      `<fields>${field("F0")}${pieces(length, (at) => field(`F${at + 1}`, "", ` derivedFrom="F${at}"`))}</fields>`,
    ),
  ),
  inOne("repeated fields", (length) =>
    register("R", `<fields>${pieces(length, (at) => field(`F${at}_%s`, dim(64)))}</fields>`),
  ),
  inOne("values", (length) =>
    register(
      "R",
      `<fields>${field("F", `<enumeratedValues>${pieces(length, value)}</enumeratedValues>`)}</fields>`,
    ),
  ),
  inOne("names for all values", (length) =>
    register(
      "R",
      `<fields>${field("F", `<enumeratedValues>${pieces(length, () => "<enumeratedValue><name>V</name><value>#xxxxxx</value></enumeratedValue>")}</enumeratedValues>`)}</fields>`,
    ),
  ),
  inOne("a register that is repeated", (length) => register("R%s", dim(length / 20))),
  inOne("a register that is repeated by names", (length) =>
    register(
      "R%s",
      `${dim(length / 4)}<dimIndex>${pieces(length, (at) => `${at},`).slice(0, -1)}</dimIndex>`,
    ),
  ),
  inOne(
    "a cluster that is repeated with many registers",
    (length) =>
      `<cluster><name>C%s</name>${dim(16)}<addressOffset>0</addressOffset>${pieces(length / 16, (at) => register(`R${at}`))}</cluster>`,
  ),
  inOne("a repeated register with a long text", (length) =>
    register("R%s", `${dim(32)}<description>${"a ".repeat(length / 2)}</description>`),
  ),
  inOne("elements that nobody knows", (length) => pieces(length, (at) => register(`R${at}`, `<x${at}/>`))),
  inOne("a long text", (length) => register("R", `<description>${"_".repeat(length)}</description>`)),
  inOne("a text in many parts", (length) =>
    register("R", `<description>${pieces(length, () => "a<![CDATA[b]]>")}</description>`),
  ),
  svd("clusters in clusters", (length) =>
    peripheral(
      "P",
      pieces(
        length / 40,
        (at) => `${"<cluster><name>C</name>".repeat(40)}${register(`R${at}`)}${"</cluster>".repeat(40)}`,
      ),
    ),
  ),
];

const model = (points: string, groups = ""): string =>
  `{"id":1,"group":{"name":"g","points":[${points}],"groups":[${groups}]}}`;
const point = (name: string, more = ""): string => `{"name":"${name}","type":"uint16","size":1${more}}`;
const list = (length: number, write: (at: number) => string): string =>
  pieces(length, (at) => `${at === 0 ? "" : ","}${write(at)}`);
const sunspec = (name: string, write: Write): ImportShape => shape("sunspec", name, write);

const models: readonly ImportShape[] = [
  sunspec("points", (length) => model(list(length, (at) => point(`P${at}`)))),
  sunspec("points of one name", (length) => model(list(length, () => point("P")))),
  sunspec("points beyond the last address", (length) =>
    model(list(length, (at) => point(`P${at}`, ',"count":9007199254740991'))),
  ),
  sunspec("points that name others", (length) =>
    model(list(length, (at) => point(`P${at}`, `,"sf":"P${at - 1}"`))),
  ),
  sunspec("groups", (length) =>
    model(
      point("A"),
      list(length, (at) => `{"name":"G${at}","points":[${point("P")}]}`),
    ),
  ),
  sunspec("groups of one name", (length) =>
    model(
      point("A"),
      list(length, () => `{"name":"G","points":[${point("P")}]}`),
    ),
  ),
  sunspec("groups that are repeated", (length) =>
    model(
      point("A"),
      list(length, (at) => `{"name":"G${at}","count":0,"points":[${point("P")}]}`),
    ),
  ),
  sunspec("symbols", (length) =>
    model(point("A", `,"symbols":[${list(length, (at) => `{"name":"S${at}","value":${at}}`)}]`)),
  ),
  sunspec("symbols of one number", (length) =>
    model(point("A", `,"symbols":[${list(length, (at) => `{"name":"S${at}","value":1}`)}]`)),
  ),
  sunspec("keys that nobody knows", (length) => model(list(length, (at) => point("P", `,"k${at}":1`)))),
  sunspec("comments", (length) => model(point("A", `,"comments":[${list(length, () => '"a"')}]`))),
  sunspec("brackets", (length) => "[".repeat(length)),
];

const csv = (name: string, head: string, write: Write): ImportShape =>
  shape("csv", name, (length) => `${head}\n${write(length)}\n`);

const tables: readonly ImportShape[] = [
  csv("registers", "Address,Name,Type", (length) => pieces(length, (at) => `${at},R${at},u16\n`)),
  csv("registers of one name", "Address,Name,Type", (length) => pieces(length, () => "1,R,u16\n")),
  csv("registers of one address", "Address,Name,Type", (length) => pieces(length, (at) => `1,R${at},u16\n`)),
  csv("registers in a block each", "Address,Name,Block", (length) =>
    pieces(length, (at) => `${at},R${at},B${at}\n`),
  ),
  csv("blocks behind each other", "Address,Name,Block,Block after", (length) =>
    pieces(length, (at) => `0,R${at},b${at},b${at - 1}\n`),
  ),
  csv("blocks in each other", "Address,Name,Block,Block in", (length) =>
    pieces(length, (at) => `0,R${at},b${at},b${at - 1}\n`),
  ),
  csv(
    "fields",
    "Address,Name,Type,Bits",
    (length) => `0,R,bits,\n${pieces(length, (at) => `,R.F${at},field,1\n`)}`,
  ),
  csv("rows that are none", "Address,Name", (length) => pieces(length, () => ",\n")),
  csv("columns", "Address,Name", (length) => pieces(length, () => ",")),
  csv("a list of values", "Address,Name,Values", (length) => `1,R,"${pieces(length, (at) => `${at}=a;`)}"`),
  csv("a list of semicolons", "Address,Name,Values", (length) => `1,R,"1=a${";".repeat(length)}"`),
  csv(
    "spaces in a list",
    "Address,Name,Values",
    (length) => `1,R,"1=a${spaces(length)}b;${spaces(length)}2=c"`,
  ),
  csv("a number of many digits", "Address,Name", (length) => `${"1".repeat(length)},R`),
  csv("a decimal of many digits", "Address,Name,Factor", (length) => `1,R,1.${"1".repeat(length)}`),
  csv("rows of bits of one register", "Register,Name,Data type", (length) =>
    pieces(length, (at) => `7,B${at},BIT${at % 16}\n`),
  ),
  csv("rows of a vendor", "Adresse,Bezeichnung,Registertyp,Datentyp,Skalierung,Einheit", (length) =>
    pieces(length, (at) => `${at},Wert ${at} (ä),${at % 2 ? "Input" : "Holding"},UINT32,1/10,Volts\n`),
  ),
  csv(
    "names of columns",
    "Address,Name",
    (length) => `0,R\n${pieces(length, (at) => `Register name ${at},`)}`,
  ),
  csv(
    "columns that are named alike",
    "Name,Address",
    (length) => `${pieces(length, (at) => `Name ${at},`)}\n${pieces(length, () => "a,")}`,
  ),
  csv("signs in an address", "Address,Name", (length) => `1${"-".repeat(length)}2,R`),
  csv("a range of a long number", "Address,Name,Range", (length) => `1,R,"${"1.".repeat(length / 2)}"`),
  csv("a scale of signs", "Address,Name,Scale", (length) => `1,R,${"x".repeat(length)}`),
  csv("functions", "Address,Name,FC", (length) => `1,R,"${pieces(length, () => "3, ")}"`),
  csv("titles", "Address,Name,Type", (length) => pieces(length, (at) => `,T${at},\n${at},R${at},u16\n`)),
  csv("quotes", "Address,Name", (length) => `1,${'"'.repeat(length)}`),
  csv("signals", "Message,Message id,Signal,Start,Length", (length) =>
    pieces(length, (at) => `M,1,S${at},0,8\n`),
  ),
  csv("messages", "Message,Message id,Signal,Start,Length", (length) =>
    pieces(length, (at) => `M${at},${at},S,0,8\n`),
  ),
  csv("pins", "Pin,Name", (length) => pieces(length, (at) => `${at + 1},P${at}\n`)),
  csv("pins of one number", "Pin,Name", (length) => pieces(length, () => "1,P\n")),
  csv("alternates", "Pin,Name,Alternates", (length) => `1,P,"${pieces(length, (at) => `a${at};`)}"`),
];

const netlist = (nets: string): string => `(export (components (comp (ref "J1"))) (nets ${nets}))`;
const kicad = (name: string, write: Write): ImportShape =>
  shape("kicad", name, (length) => netlist(write(length)));
const netlists: readonly ImportShape[] = [
  kicad("nets", (length) => pieces(length, (at) => `(net (name "N${at}") (node (ref "J1") (pin "${at}")))`)),
  kicad(
    "nodes of one net",
    (length) => `(net (name "N") ${pieces(length, (at) => `(node (ref "J1") (pin "${at}"))`)})`,
  ),
  kicad("brackets", (length) => "(".repeat(length)),
  kicad("a long text", (length) => `(net (name "${"\\a".repeat(length / 2)}") (node (ref "J1") (pin "1")))`),
  kicad("a text without an end", (length) => `"${"a\\".repeat(length / 2)}`),
  kicad("lines", (length) => "\n".repeat(length)),
];

/** Files of every format with very much at one place. */
export const importShapes: readonly ImportShape[] = [
  ...databases,
  ...devices,
  ...models,
  ...tables,
  ...netlists,
];
