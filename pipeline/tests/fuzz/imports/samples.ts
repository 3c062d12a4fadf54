import { readFileSync } from "node:fs";

const sample = (name: string): string =>
  readFileSync(new URL(`../../fixtures/import/${name}`, import.meta.url), "utf8");

const netlist = `(export (version "E")
  (components
    (comp (ref "J2") (value "CAN") (libsource (lib "Connector_Generic") (part "Conn_01x04")))
    (comp (ref "U1") (value "MCU")))
  (nets
    (net (code "1") (name "GND")
      (node (ref "J2") (pin "4") (pinfunction "Pin_4") (pintype "passive"))
      (node (ref "U1") (pin "8") (pinfunction "VSS") (pintype "power_in")))
    (net (code "2") (name "/CAN/CANH") (node (ref "J2") (pin "1") (pinfunction "Pin_1") (pintype "bidirectional")))
    (net (code "4") (name "unconnected-(J2-Pad2)") (node (ref "J2") (pin "2") (pinfunction "SWO") (pintype "output+no_connect")))))
`;

const registers = `Address,Name,Type,RW,Table,Unit,Block,Block id,Block in,Block start,Repeat,Repeat stride,Description,Words,Count,Stride,Factor,Offset,Min,Max,Values,Bits,Default,Reset,Count from,Scale from
0,MODE,enum,rw,holding,,Basics,basics,,,,,What it does.,1,1,,1,0,0,3,0=Off; 1=On,,0,0x0001,,
1,STATE,bits,r,holding,,Basics,basics,,,,,State.,1,1,,,,,,,0=READY; 15=FAULT,,,,
1,STATE.LEVEL,field,r,,,,,,,,,A field.,,,,,,,,,3..4,,,,
2,SPEED,s32,rw,holding,m/s,Basics,basics,,,,,,2,1,,0.01,-5,-10,10,,,,,,POWER
4,POWER,s16,r,holding,,Basics,basics,,,,,,1,4,2,,,,,,,,,,
0,X,u16,r,holding,V,Curve,curve,basics,20,3,8,,1,,,,,,,,,,,COUNT,
`;

const vendor = `Registers of a device

Adresse;Bezeichnung;Registertyp;Datentyp;Länge;Einheit;Skalierung;Zugriff;Bereich
0000h;Wärme (EP14);Input;INT16;1;°C;1/10;RO;-40 .. 85
32 - 39;Serial;Holding;String[16];8;;;R/W;
60;Alarm;Holding;bool (bit 3);1;;;R;
`;
const signals = `Message;Message id;Message length;Sender;Period;Signal;Start;Length;Order;Type;Factor;Offset;Unit;Min;Max;Initial;Receivers;Multiplexer;Mux;Values;Description
Status;0x100;8;Board;100;Mode;0;4;little;unsigned;1;0;;0;15;0;Display;yes;;0=Off; 1=On;What it does.
Status;0x100;8;Board;100;Voltage;8;16;big;signed;0,1;-40;V;-40;100;;Display, Logger;no;1;;
Other;0x18FEF100;;Board;;Heading;0;32;little;float;1;0;deg;;;;;;;;
`;

const pins = `Connector\tPin\tName\tClass\tDirection\tSignal\tRail or net\tProtocol\tColour\tLevel min\tLevel nom\tLevel max\tLevel unit\tCurrent max\tCurrent unit\tFunction\tAlternates\tRemarks
J1\t1\tVCC\tpower\tpower-in\t\t5V\t\tRD\t4.5\t5\t5.5\tV\t1\tA\tSupply.\t\t
J1\t2\tCANH\tcan\tbidir\tcan-high\tCAN_H\tcan\tYE\t\t\t\t\t\t\tHigh line.\tGPIO4; ADC1\tTerminated.
J1\tA3\tGND\tground\tpassive\t\tGND\t\tBK\t\t\t\t\t\t\tGround.\t\t
`;

/** Files that are imported without a mistake, by the name of their format. */
export const samples: readonly {
  readonly format: string;
  readonly text: string;
  readonly words?: readonly string[];
}[] = [
  { format: "dbc", text: sample("sample.dbc") },
  { format: "svd", text: sample("sample.svd") },
  { format: "sunspec", text: sample("sample-model.json") },
  { format: "csv", text: registers },
  { format: "csv", text: vendor },
  { format: "csv", text: signals },
  { format: "csv", text: pins },
  { format: "kicad", text: netlist, words: ["--connector", "J2"] },
];
