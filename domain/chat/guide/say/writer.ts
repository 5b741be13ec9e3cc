import type { Detail } from '#domain/chat/guide/hear/details.ts'
import { actWords, detailWords } from '#domain/chat/guide/say/acts.ts'
import { directAnswers } from '#domain/chat/guide/say/answers/answers.ts'
import { askedWords } from '#domain/chat/guide/say/asked/asked.ts'
import { everydayMatterWords } from '#domain/chat/guide/say/everyday-matters.ts'
import { factWords } from '#domain/chat/guide/say/facts.ts'
import type { Fill } from '#domain/chat/guide/say/fill.ts'
import {
  guarded,
  isNotGivenBack,
  isNotToned,
  isTakenAsFeeling,
  ofHappenings,
} from '#domain/chat/guide/say/guarded.ts'
import { hardTimeWords } from '#domain/chat/guide/say/hard-times.ts'
import type { KindWords } from '#domain/chat/guide/say/kinds/kind-words.ts'
import { kinds } from '#domain/chat/guide/say/kinds/kinds.ts'
import { languageWords } from '#domain/chat/guide/say/languages.ts'
import { feelingWords, listeningWords, newsWords } from '#domain/chat/guide/say/listening.ts'
import { manyWords } from '#domain/chat/guide/say/many.ts'
import { needQuestions } from '#domain/chat/guide/say/need-questions.ts'
import { needsNamed } from '#domain/chat/guide/say/needs-named.ts'
import { needWords } from '#domain/chat/guide/say/needs.ts'
import { plainAnswers } from '#domain/chat/guide/say/plain-answers.ts'
import { isOfWhatWasTold } from '#domain/chat/guide/say/presupposed.ts'
import { progressWords } from '#domain/chat/guide/say/progress.ts'
import { scenes } from '#domain/chat/guide/say/scenes.ts'
import { stepWords } from '#domain/chat/guide/say/steps.ts'
import { take } from '#domain/chat/guide/say/take.ts'
import { things } from '#domain/chat/guide/say/things/things.ts'
import { formWords, notThat, notThatAsks, notThatMine } from '#domain/chat/guide/say/told-forms.ts'
import { toneWords } from '#domain/chat/guide/say/tones.ts'
import { watchedWords } from '#domain/chat/guide/say/watched.ts'
import { youngWords } from '#domain/chat/guide/say/young.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'
import { findExercise } from '#domain/exercises/catalogue.ts'

/** All that is told to a plain question, or to what happened, by the name of its fact. */
const asked: Readonly<Record<string, readonly string[]>> = {
  ...everydayMatterWords,
  ...hardTimeWords,
  ...watchedWords,
  ...youngWords,
  ...plainAnswers,
  ...factWords,
  ...Object.fromEntries(Object.entries(askedWords).map(([id, words]) => [`plainly-${id}`, words])),
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Writes a reply thing by thing, each in words that were not said before in the conversation. */
export class Writer {
  readonly #fill: Fill
  readonly said: string[] = []
  readonly parts: string[] = []

  constructor(fill: Fill) {
    this.#fill = fill
  }

  say(
    id: string,
    wordings: readonly string[],
    more: { exercise?: string | null; detail?: Detail; what?: string } = {},
  ): void {
    const { text, id: taken } = take(id, wordings, [...this.#fill.state.said, ...this.said], this.#fill)
    const title = more.exercise ? findExercise(more.exercise)?.title : undefined
    this.said.push(taken)
    this.parts.push(
      text
        .replaceAll('{exercise}', `“${title ?? ''}”`)
        .replaceAll('{detail}', more.detail?.words ?? '')
        .replaceAll('{Detail}', capital(more.detail?.words ?? ''))
        .replaceAll('{details}', this.#fill.known.map(({ words }) => words).join(', '))
        .replaceAll('{lines}', this.#fill.lines)
        .replaceAll('{emergency}', this.#fill.emergency)
        .replaceAll('{grownup}', this.#fill.grownUp)
        .replaceAll('{delay}', this.#fill.delay)
        .replaceAll('{name}', this.#fill.name)
        .replaceAll('{what}', more.what ?? '')
        .replaceAll('{role}', this.#fill.role)
        .replaceAll('{missed}', this.#fill.missed)
        .replaceAll('{quote}', this.#fill.quote ?? '')
        .replaceAll('{day}', this.#fill.day)
        .replaceAll('{minutes}', this.#fill.thing?.minutes ?? '')
        .replaceAll('{Minutes}', capital(this.#fill.thing?.minutes ?? ''))
        .replaceAll('{deed}', this.#fill.thing?.deed ?? '')
        .replaceAll('{he}', this.#fill.them.he)
        .replaceAll('{He}', capital(this.#fill.them.he))
        .replaceAll('{him}', this.#fill.them.him)
        .replaceAll('{not}', this.#fill.notThat?.words ?? '')
        .replaceAll('{Not}', capital(this.#fill.notThat?.words ?? ''))
        .replaceAll('{number}', this.#fill.number)
        .replaceAll('{Number}', capital(this.#fill.number))
        .replaceAll('{before}', this.#fill.numberBefore ?? '')
        .replaceAll('{Before}', capital(this.#fill.numberBefore ?? '')),
    )
  }

  /** Whether one of these is unsaid, and takes nothing for granted that was not told. */
  fits(id: string, wordings: readonly string[]): boolean {
    const { state, told } = this.#fill
    const said = [...state.said, ...this.said]
    return wordings.some((wording, at) => !said.includes(`${id}.${at}`) && isOfWhatWasTold(wording, told))
  }

  act(name: string, more: { exercise?: string | null } = {}): void {
    const [kind = '', id = ''] = name.split(/[:-](.*)/s)
    if (name.startsWith('language-'))
      this.say(`act/${name}`, languageWords[id as keyof typeof languageWords] ?? languageWords.other)
    else if (name.startsWith('fact:') && directAnswers[id]) this.say(`asked/${id}`, directAnswers[id])
    else if (name.startsWith('fact:')) this.say(`fact/${id}`, asked[id] ?? [])
    else if (name.startsWith('step:')) this.say(`step/${id}`, stepWords(id))
    else if (name.startsWith('list:')) this.list(id)
    else if (kind === 'many') this.say('act/many', manyWords(id))
    else if (kind === 'news') this.news(id)
    else if (kind === 'progress') this.progress(id)
    else if (listeningWords[name]) this.say(`listen/${name}`, listeningWords[name])
    else if (actWords[name]) this.say(`act/${name}`, actWords[name], more)
  }

  /** What was wrongly understood, taken back by its name. */
  takenBack(act: string, dropped: NeedId | undefined): boolean {
    const what = dropped === undefined ? undefined : needsNamed[dropped]
    const wordings = listeningWords['corrected-named'] ?? []
    if ((act !== 'corrected' && act !== 'wrong') || what === undefined) return false
    if (!this.fits('listen/corrected-named', wordings)) return false
    this.say('listen/corrected-named', wordings, { what })
    return true
  }

  /** All the steps there are for something, the unsaid first. */
  list(id: string): void {
    this.say('asked/list-first', directAnswers['list-first']!)
    for (const _ of stepWords(id)) this.say(`step/${id}`, stepWords(id))
  }

  /** What they did or have, in their own words before anything is said to it. */
  news(kind: string): void {
    if (this.thing()) return
    const { number, numberBefore, own } = this.#fill
    const isDown = kind === 'number' && Number(numberBefore) > Number(number)
    const hasNumber = kind === 'number' || kind === 'fewer' || kind === 'held' || kind === 'waited'
    if (own !== null && !hasNumber && own.split(' ').length > 3) this.parts.push(own)
    const id = isDown ? 'news-down' : `news-${kind}`
    this.say(`news/${id}`, newsWords[id] ?? newsWords['news-went']!)
  }

  /** What went well, what is planned, thanks: their clause before the first of it. */
  progress(kind: string): void {
    if (this.thing()) return
    const { own } = this.#fill
    const isFirst = !this.said.some((id) => id.startsWith('progress/'))
    if (own !== null && isFirst) this.parts.push(own)
    this.say(`progress/${kind}`, progressWords[kind] ?? [])
  }

  /** What they wrote once more, after an introduction where there is one. */
  givenBack(introduction: string | null): boolean {
    const { own } = this.#fill
    if (own === null) return false
    if (introduction) this.act(introduction)
    this.parts.push(own)
    this.said.push(mirrored)
    return true
  }

  /** The particular thing that they told, taken up once. */
  thing(): boolean {
    const { thing } = this.#fill
    const words = thing === null ? undefined : things[thing.id]
    if (words === undefined || this.#hasTakenUp()) return false
    this.say(`thing/${thing?.id}`, words.says)
    return true
  }

  #hasTakenUp(): boolean {
    return this.said.some((id) => id.startsWith('thing/'))
  }

  /** What they told, in the words that were prepared for it and not said yet. */
  scene(): boolean {
    const { scene, state } = this.#fill
    const words = scene === null ? undefined : scenes[scene]?.says
    const id = `scene/${scene}`
    if (words === undefined || isAllSaid(id, words, [...state.said, ...this.said])) return false
    this.say(id, words)
    return true
  }

  /** What the message does, met in words of the need, with something of theirs, or in words for any talk. */
  turn(id: string, need: NeedId | null): void {
    const { state, details } = this.#fill
    const words = kinds[id]
    if (words === undefined) return
    if (words.isMirrored && !isNotGivenBack(need, state.said, this.#fill.own)) this.givenBack(null)
    // What was told next is met by how it is told.
    if (id === 'what-happened-next' && this.#toned(need)) return
    const detail = details.find(({ kind }) => words.named?.[kind])
    const [ofNeed] = inNeed(words, need)
    const ways: [id: string, wordings: readonly string[] | undefined][] = [
      [`kind/${id}=${detail?.kind}`, detail && words.named?.[detail.kind]],
      [`kind/${id}+${ofNeed?.[0][0]}`, ofNeed?.[1].says],
      [`kind/${id}`, words.says],
    ]
    for (const [name, wordings] of ways)
      if (wordings && this.fits(name, wordings)) return this.say(name, wordings, detail && { detail })
    this.own(need)
  }

  /** A question to just that; none where all of them were asked. */
  turnQuestion(id: string, need: NeedId | null): void {
    const words = kinds[id]
    const [ofNeed] = words ? inNeed(words, need) : []
    const asks = ofNeed ? ofNeed[1].asks : words?.asks
    const name = ofNeed ? `kind/${id}+${ofNeed[0][0]}?` : `kind/${id}?`
    if (asks && this.fits(name, asks)) this.say(name, asks)
  }

  /** A question to the thing or scene they told, to what they deny, or to how it is told; none where nothing fits. */
  listeningQuestion(need: NeedId | null): void {
    const { thing, scene, state, form, isOfNeed } = this.#fill
    if (this.#hasTakenUp()) return void this.#ask(`thing/${thing?.id}?`, things[thing?.id ?? '']?.asks)
    const said = [...state.said, ...this.said]
    // To ask about what was not met would go past it.
    if (
      said.some((id) => id.startsWith(`scene/${scene}.`)) &&
      this.#ask(`scene/${scene}?`, scenes[scene!]?.asks)
    )
      return
    if (this.said.some((id) => id.startsWith('form/not')) && this.#fill.notThat?.rest === '')
      return void this.#ask('form/not?', notThatAsks)
    const isOfTrouble =
      isOfNeed && need !== null && guarded.includes(need) && (form === null || !ofHappenings.has(form))
    if (isOfTrouble && this.#ask(`wonder/${need}`, needQuestions[need])) return
    if (form === 'plans' || (form !== null && this.#ask(`form/${form}?`, formWords[form].asks))) return
    this.#ask('act/listen-question', actWords['listen-question'])
  }

  #ask(id: string, wordings: readonly string[] | undefined): boolean {
    if (wordings === undefined || !this.fits(id, wordings)) return false
    this.say(id, wordings)
    return true
  }

  /** What they deny is taken as they say it. */
  deny(isMine: boolean): boolean {
    if (this.#fill.notThat === null) return false
    const isWrong = isMine || this.#fill.notThat.isAgain
    this.say(isWrong ? 'form/not-mine' : 'form/not', isWrong ? notThatMine : notThat)
    return true
  }

  /** Met in the words that there are for it, in their own, or in what they feel; else that it was heard. */
  own(need: NeedId | null): void {
    const { state, feeling } = this.#fill
    if (state.said.length > 0 && this.thing()) return
    if (this.scene() || this.thing()) return
    const isDenied = state.said.length > 0 && this.deny(false)
    const mayBack =
      !this.said.includes(mirrored) &&
      (isDenied || !isNotGivenBack(need, state.said, this.#fill.own, this.#fill.form))
    const isBack = mayBack && this.givenBack(null)
    if (isDenied) return
    if (feeling !== null && !isTakenAsFeeling(need))
      return this.say(`feeling/${feeling}`, feelingWords[feeling] ?? [])
    if (!this.#toned(need) && !isBack) this.heard(need)
  }

  /** Their sentence between quotation marks, where it may be said again and one has not just been. */
  #quoted(need: NeedId | null): boolean {
    const { quote, state, form } = this.#fill
    const wordings = actWords['quoted'] ?? []
    const isAgain = state.said.slice(-ofLastTurn).some((id) => id.startsWith('act/quoted.'))
    if (quote === null || (state.said.length === 0 && need !== null) || isAgain) return false
    if (isNotGivenBack(need, state.said, quote, form) || !this.fits('act/quoted', wordings)) return false
    this.say('act/quoted', wordings)
    return true
  }

  /** To how it is told, in words that were not said yet. */
  #toned(need: NeedId | null): boolean {
    const { tone, state } = this.#fill
    const wordings = tone === null ? undefined : toneWords[tone]
    if (wordings === undefined || state.said.length === 0 || isNotToned(need)) return false
    if (!this.fits(`tone/${tone}`, wordings)) return false
    this.say(`tone/${tone}`, wordings)
    return true
  }

  /** What was told beside something else: in their words, or in what they feel, where that is safe; else nothing. */
  meet(need: NeedId): void {
    const { state, feeling } = this.#fill
    if (this.thing()) return
    if (feeling !== null && !isTakenAsFeeling(need))
      this.say(`feeling/${feeling}`, feelingWords[feeling] ?? [])
    else if (!isNotGivenBack(need, state.said)) this.givenBack(null)
  }

  /** That one was heard: with a detail of theirs where there is a new one, else in the need's own words. */
  heard(need: NeedId | null): void {
    const { state, details, form } = this.#fill
    if (this.thing()) return
    const detail = details.find(({ kind, words }) => !state.said.includes(`detail/${kind}/${slug(words)}`))
    const wordings = detail && detailWords[detail.kind]
    if (detail && wordings) {
      this.say(`detail/${detail.kind}`, wordings, { detail })
      this.said.push(`detail/${detail.kind}/${slug(detail.words)}`)
    } else if (
      need !== null &&
      (state.said.length === 0 || (this.#fill.isOfNeed && steadied.has(need))) &&
      !isAllSaid(`${need}/listens`, needWords[need].listens, state.said)
    )
      this.say(`${need}/listens`, needWords[need].listens)
    else if (this.#quoted(need)) return
    else if (form !== null && this.fits(`form/${form}`, formWords[form].says))
      this.say(`form/${form}`, formWords[form].says)
    else this.act(this.fits('act/heard', actWords['heard'] ?? []) ? 'heard' : 'listen-on')
  }
}

const inNeed = (words: KindWords, need: NeedId | null) =>
  words.inNeed?.filter(([needs]) => need !== null && needs.includes(need)) ?? []

const isAllSaid = (id: string, wordings: readonly string[], said: readonly string[]): boolean =>
  wordings.every((_, at) => said.includes(`${id}.${at}`))

/** In the middle of a talk what is true of a trouble in general is beside what they have just told; not there. */
const steadied: ReadonlySet<NeedId> = new Set(['panic-now', 'flashback', 'dissociation'])

const ofLastTurn = 3
const mirrored = 'turn/own-words'
const slug = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 24)
