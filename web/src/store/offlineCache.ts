/** The name of the browser cache that holds files for use without a connection. public/service.js uses the same name. */
export const OFFLINE_CACHE = "farshore-1";
