/** Shows the number of tables that wait for me on the app's icon. */
export function setAppBadge(count: number): void {
  if (count) void navigator.setAppBadge?.(count).catch(() => {});
  else void navigator.clearAppBadge?.().catch(() => {});
}
