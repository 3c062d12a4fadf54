import type { Rule } from "../rule.ts";
import { cableBoard } from "./cable-board.ts";
import { cableCurrent } from "./cable-current.ts";
import { cableGround } from "./cable-ground.ts";
import { cableLevels } from "./cable-levels.ts";
import { cablePins } from "./cable-pins.ts";
import { cableSignals } from "./cable-signals.ts";
import { pinBuses } from "./pin-buses.ts";
import { pinClasses } from "./pin-class.ts";
import { pinValues } from "./pin-values.ts";
import { pinsComplete } from "./pins-complete.ts";
import { powerPins } from "./power-pins.ts";

/** Rules of connectors, each by itself. */
export const connectorRules: readonly Rule[] = [pinsComplete, pinClasses, pinValues, powerPins, pinBuses];

/** Rules of cables, which look at the connectors at their ends. */
export const cableRules: readonly Rule[] = [
  cablePins,
  cableBoard,
  cableSignals,
  cableLevels,
  cableGround,
  cableCurrent,
];
