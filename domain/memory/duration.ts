/** As in “20 minutes”. */
export function durationOf(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`
  const hours = Math.round(minutes / 30) / 2
  return hours === 1 ? 'an hour' : `${hours} hours`
}
