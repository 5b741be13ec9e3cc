export const noWeatherOn = (day: string) => `${day}: no log`
export const nothingOnDay = 'Nothing is noted on this day.'
export const fromJournal = 'From your journal'
export const logForDay = 'Log a mood for this day'
export const weatherOn = ({ day, weather, average }: { day: string; weather: string; average: string }) =>
  `${day}: ${weather}, ${average}`
export const feelingOn = (day: string) => `How did you feel on ${day}?`
export const asOfNoon = 'It is noted for the middle of that day.'
