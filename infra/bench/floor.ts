import { screenByFloor } from '#domain/safety/floor/floor.ts'
import { languages } from '#domain/safety/floor/languages.ts'
import { hostileTexts } from '#domain/testing/hostile-texts.ts'

/** Milliseconds of a processor for 20,000 characters, warm: node infra/bench/floor.ts */
const length = 20_000
const runs = 9

const signs = /[()|?_@#^$*\s]+/g
const phrases = Object.values(languages)
  .flatMap((language) => [...Object.values(language.phrases), ...Object.values(language.families)])
  .join(' ')
  .replace(signs, ' ')
const vocabulary = [...new Set(phrases.split(' '))]
let seed = 7
const next = (): number => (seed = (seed * 48_271) % 2_147_483_647)

function shuffled(): string {
  let text = ''
  while (text.length < length)
    text += `${vocabulary[next() % vocabulary.length]}${next() % 20 === 0 ? '.' : ''} `
  return text.slice(0, length)
}

function measure(text: string): number {
  const before = process.cpuUsage()
  screenByFloor([{ role: 'person', text }])
  return process.cpuUsage(before).user / 1000
}

const makers: Record<string, () => string> = {
  ...Object.fromEntries(Object.entries(hostileTexts).map(([name, make]) => [name, () => make(length)])),
  'its own phrases, in order': () => phrases.slice(0, length),
  'its own words, shuffled anew each time': shuffled,
}

const figures = Object.entries(makers).map(([name, make]) => {
  measure(make())
  const times = Array.from({ length: runs }, () => measure(make())).toSorted((one, other) => one - other)
  return { name, median: times[Math.floor(runs / 2)]!, most: times.at(-1)! }
})

console.log(`${length} characters, ${runs} runs each; milliseconds, median and most`)
for (const { name, median, most } of figures.toSorted((one, other) => other.median - one.median).slice(0, 15))
  console.log(`${median.toFixed(2).padStart(8)} ${most.toFixed(2).padStart(8)}  ${name}`)
