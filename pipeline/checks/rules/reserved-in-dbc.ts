/** Words that begin the sections of a CAN database, and names that it keeps for what is not stated. */
const reserved = new Set(
  (
    "VERSION NS_ BS_ BU_ BO_ SG_ EV_ NS_DESC_ CM_ BA_DEF_ BA_ VAL_ CAT_DEF_ CAT_ FILTER BA_DEF_DEF_ EV_DATA_ ENVVAR_DATA_ " +
    "SGTYPE_ SGTYPE_VAL_ BA_DEF_SGTYPE_ BA_SGTYPE_ SIG_TYPE_REF_ VAL_TABLE_ SIG_GROUP_ SIG_VALTYPE_ SIGTYPE_VALTYPE_ " +
    "BO_TX_BU_ BA_DEF_REL_ BA_REL_ BA_DEF_DEF_REL_ BU_SG_REL_ BU_EV_REL_ BU_BO_REL_ SG_MUL_VAL_ Vector__XXX " +
    "VECTOR__INDEPENDENT_SIG_MSG"
  ).split(" "),
);

/** Whether a program that reads DBC would take the name for something else. */
export function isReservedInDbc(name: string): boolean {
  return reserved.has(name);
}
