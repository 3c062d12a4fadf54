import type { ParametersSource } from "../../../schema/generated/types.ts";
import { yamlText } from "./yaml-text.ts";

type Parameter = ParametersSource["parameters"][number];

/**
 * Parameters that most boards have, for a data folder without a dictionary: a value needs one to name. There
 * are no values.
 */
export const commonParameters: Parameter[] = [
  {
    id: "mcu",
    name: "Microcontroller",
    kind: "text",
    section: "features",
    definition: "Type of the microcontroller.",
  },
  {
    id: "supply-voltage-limit",
    name: "Supply voltage",
    symbol: "V_IN",
    kind: "voltage",
    units: ["V"],
    levels: ["min", "max"],
    section: "absmax",
    definition: "Voltage at the supply input that the board survives.",
  },
  {
    id: "esd-hbm",
    name: "Electrostatic discharge, human body model",
    kind: "voltage",
    units: ["kV", "V"],
    levels: ["max"],
    section: "esd",
    definition: "Discharge that each pin withstands.",
    better: "higher",
  },
  {
    id: "supply-voltage",
    name: "Supply voltage",
    symbol: "V_IN",
    kind: "voltage",
    units: ["V", "mV"],
    levels: ["min", "nom", "max"],
    section: "recommended",
    definition: "Voltage at the supply input of the board.",
  },
  {
    id: "operating-temperature",
    name: "Operating temperature",
    symbol: "T_A",
    kind: "temperature",
    units: ["degC"],
    levels: ["min", "max"],
    section: "recommended",
    definition: "Temperature of the air around the board while it works.",
  },
  {
    id: "thermal-resistance",
    name: "Thermal resistance to the air",
    symbol: "R_thJA",
    kind: "thermal-resistance",
    units: ["K/W"],
    levels: ["typ", "max"],
    section: "thermal",
    definition: "Rise of the temperature of the hottest part for each watt.",
    better: "lower",
  },
  {
    id: "supply-current",
    name: "Supply current",
    symbol: "I_IN",
    kind: "current",
    units: ["mA", "A", "uA"],
    levels: ["min", "typ", "max"],
    section: "electrical",
    definition: "Current that the board draws from its supply.",
    better: "lower",
  },
  {
    id: "output-current",
    name: "Output current",
    symbol: "I_OUT",
    kind: "current",
    units: ["A", "mA"],
    levels: ["nom", "typ", "max"],
    section: "electrical",
    definition: "Continuous current that an output delivers.",
    better: "higher",
  },
  {
    id: "power-consumption",
    name: "Power consumption",
    symbol: "P_IN",
    kind: "power",
    units: ["W", "mW"],
    levels: ["typ", "max"],
    section: "electrical",
    definition: "Power that the board draws from its supply.",
    better: "lower",
  },
  {
    id: "logic-level",
    name: "Logic level",
    kind: "voltage",
    units: ["V"],
    levels: ["nom", "max"],
    section: "interface",
    definition: "Voltage of a high level at inputs and outputs.",
  },
  {
    id: "input-count",
    name: "Inputs",
    kind: "count",
    section: "interface",
    definition: "Number of inputs.",
    better: "higher",
  },
  {
    id: "output-count",
    name: "Outputs",
    kind: "count",
    section: "interface",
    definition: "Number of outputs.",
    better: "higher",
  },
  {
    id: "bit-rate",
    name: "Bit rate",
    kind: "data-rate",
    units: ["kbit/s", "Mbit/s"],
    levels: ["min", "nom", "max"],
    section: "interface",
    definition: "Bits in a second on the bus.",
  },
  {
    id: "length",
    name: "Length",
    kind: "length",
    units: ["mm"],
    levels: ["nom"],
    section: "mechanical",
    definition: "Outside length of the board.",
    axis: "length",
  },
  {
    id: "width",
    name: "Width",
    kind: "length",
    units: ["mm"],
    levels: ["nom"],
    section: "mechanical",
    definition: "Outside width of the board.",
    axis: "width",
  },
  {
    id: "height",
    name: "Height",
    kind: "length",
    units: ["mm"],
    levels: ["nom", "max"],
    section: "mechanical",
    definition: "Outside height of the board with its parts.",
    axis: "height",
  },
  {
    id: "mass",
    name: "Mass",
    kind: "mass",
    units: ["g", "kg"],
    levels: ["nom", "typ"],
    section: "mechanical",
    definition: "Mass of the board without cables.",
    better: "lower",
  },
  {
    id: "storage-temperature",
    name: "Storage temperature",
    symbol: "T_stg",
    kind: "temperature",
    units: ["degC"],
    levels: ["min", "max"],
    section: "environmental",
    definition: "Temperature at which the board may be stored.",
  },
  {
    id: "protection",
    name: "Degree of protection",
    kind: "text",
    section: "environmental",
    definition: "Code of IEC 60529.",
  },
  {
    id: "rohs",
    name: "RoHS",
    kind: "flag",
    section: "compliance",
    definition: "Whether the board keeps to directive 2011/65/EU.",
  },
];

export const parametersText = `## Parameters that most boards have: what a value means, its kind of quantity and its section.
## Delete what you do not need, and add what else a datasheet of yours states.
type: parameters
parameters:
${commonParameters.map((parameter) => `  - ${yamlText(parameter)}\n`).join("")}`;

export const sourcesText = `## Where values come from. Replace each … and name one of these as source: of a value; add your own.
type: sources
sources:
  - id: data  # For values that are confirmed: what the company has published.
    kind: company
    title: …
    # url: "https://…"
    # date: "YYYY-MM-DD"  # Day on which it was read.
  - id: bench  # For values that are measured.
    kind: measurement
    title: …
    # date: "YYYY-MM-DD"  # Day of the measurement.
  - id: design  # For values that are calculated.
    kind: calculation
    title: …
`;
