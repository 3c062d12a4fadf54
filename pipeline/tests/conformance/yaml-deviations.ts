/**
 * The reasons why a diagnostic refuses a form that the standard allows. The author learns at its place what
 * to write instead.
 */
export const yamlReasons = {
  "yaml-alias":
    "One value in two places is hard to read and to check, and aliases of aliases fill the memory. Values are referred to by their ids.",
  "yaml-control-character": "A control character can be shown by no page.",
  "yaml-directive": "There is one version of YAML, and no tags that a directive could name.",
  "yaml-duplicate-key": "Only the last of two keys with one name would count.",
  "yaml-empty": "A file of data says something.",
  "yaml-key-type": "A key is text; a number, a list, a map or nothing is a mistake of writing.",
  "yaml-multiple-documents": "A file holds one record.",
  "yaml-tag": "The schema says what a value is.",
} as const;

/** Valid cases of the suite that are refused: ids by the codes that they give, sorted. Nothing else deviates. */
export const yamlDeviations: Readonly<Record<string, string>> = {
  "yaml-alias":
    "26DV 2SXE 3GZX 3R3P 6KGN 7BMT 7BUB 8XYN CN3R E76Z FTA2 JS2J SKE5 U3XV V55R W5VH Y2GN ZH7C ZWK4",
  "yaml-alias yaml-directive yaml-tag": "C4HZ",
  "yaml-alias yaml-key-type": "6BFJ 6M2F PW8X RZP5 X38W XW4D",
  "yaml-alias yaml-multiple-documents yaml-tag": "9KAX",
  "yaml-alias yaml-tag": "BU8L CUP7 F2C7 HMQ5 LE5A UGM3",
  "yaml-control-character": "G4RS",
  "yaml-directive": "27NA BEC7 RTP8",
  "yaml-directive yaml-empty": "DK95/7 MUS6/2 MUS6/3 MUS6/4",
  "yaml-directive yaml-multiple-documents": "W4TN",
  "yaml-directive yaml-multiple-documents yaml-tag": "5TYM",
  "yaml-directive yaml-tag": "6CK3 CC74 P76L U3C3 Z9M4",
  "yaml-duplicate-key yaml-key-type": "2JQS",
  "yaml-empty": "8G76 98YD AVM7 HWV9 MUS6/5 MUS6/6 QT73",
  "yaml-empty yaml-multiple-documents": "6XDY",
  "yaml-empty yaml-tag": "UKK6/2",
  "yaml-key-type":
    "4FJ6 6PBE 9MMW CFD4 DFF7 FRK4 KK5P LX3P M2N8/0 M2N8/1 M5DY NHX8 Q9WF S3PD SBG9 SM9W/1 UKK6/0 V9D5",
  "yaml-key-type yaml-multiple-documents": "NKF9",
  "yaml-key-type yaml-tag": "74H7 FH7J WZ62",
  "yaml-multiple-documents": "6ZKB 7Z25 9DXL JHB9 KSS4 L383 M7A3 PUW8 RZT7 U9NS UT92",
  "yaml-multiple-documents yaml-tag": "35KP 6WLZ 9WXW",
  "yaml-tag": "2AUY 2XXW 33X3 52DL 565N 57H4 6JWB 735Y 7FWL 8MK2 EHF6 J7PZ L94M M5C3 S4JQ Z67P",
};

/** Cases for which the suite gives no value, and the value that they have. */
export const yamlWithoutValue: Readonly<Record<string, unknown>> = {
  "2G84/3": "",
  "4ABK": { unquoted: "separate", "http://foo.com": null, "omitted value": null },
  "4MUZ/1": { foo: "bar" },
  "96NN/1": { foo: "\tbar" },
  "JEF9/2": ["\n"],
};
