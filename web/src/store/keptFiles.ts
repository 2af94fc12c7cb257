/** The cache of files that this device keeps for a time without a connection: the same name as in service.js. */
export const KEPT = "farshore-1";
