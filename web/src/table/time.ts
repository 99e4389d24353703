/** Seconds as people read them: 0:09, 12:30, 5 h, 2 d. */
export function timeLeft(seconds: number, units: { days: string; hours: string }): string {
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return `${Math.floor(hours / 24)} ${units.days}`;
  if (hours >= 1) return `${hours} ${units.hours}`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
