/** The name of a seat: its player’s name, the kind of its bot, “free”, or its number. */
import { catalogue } from "../store/api";
import { translate } from "../store/translations";
import type { SeatState, TableEntry } from "../wire";

export function seatName(seat: SeatState, index: number, all: SeatState[]): string {
  if (seat.name) return seat.program ? `${seat.name} (${translate("sits-bot")})` : seat.name;
  if (seat.kind === "person" && !seat.taken) return translate("free-seat");
  const level = seat.kind === "bot" && catalogue.value?.levels.find((one) => one.name === seat.level)?.title;
  if (!level) return translate("seat", { number: index + 1 });
  const alike = all.filter((other) => other.kind === "bot" && !other.name && other.level === seat.level);
  return alike.length > 1 ? `${level} ${alike.indexOf(seat) + 1}` : level;
}

/** The same, as I see it: my own seat is "You". */
export const seenNames = (seats: SeatState[], mine: (seat: SeatState, index: number) => boolean) =>
  seats.map((seat, i) => (mine(seat, i) ? translate("you") : seatName(seat, i, seats)));

export const namesAt = ({ seats }: TableEntry) => seenNames(seats, (seat) => !!seat.mine);
