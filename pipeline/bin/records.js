// Entry `fairlead/records` of the package: types alone, in `records.d.ts`.
export {};
