import type { Page } from '@playwright/test'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { button, expectInSight, hearOut, openChat, replies, say } from '#web/e2e/talking.ts'

const chips = (page: Page) => page.getByRole('list', { name: 'Answers to choose from' }).getByRole('button')
const help = (page: Page) => page.getByRole('region', { name: 'Support' })
const dialog = (page: Page) => page.getByRole('dialog')

/** What a person does in turn, and what Leeward says to it: a chip in brackets, else typed. */
type Answers = readonly (readonly [answer: string, reply: RegExp])[]

type Walk = {
  kind: string
  says: string
  title: string
  asks: string
  /** The one number in the bar that stays. */
  calls: string
  answers: Answers
}

const walks: Walk[] = [
  {
    kind: 'suicide',
    says: 'i cant do this anymore im going to kill myself tonight',
    title: 'You deserve help from a person right now',
    asks: 'Are you safe right now?',
    calls: 'Call 988',
    answers: [
      ['[I am not sure]', /Who could be with you/],
      ['[There is someone]', /Have you reached them\?/],
      ['she is coming over', /Are they with you now\?/],
      ['[Yes]', /a little safer than before/],
      ['[A little]', /That was hard to get through/],
    ],
  },
  {
    kind: 'self-injury',
    says: 'i just cut my arm',
    title: 'You deserve care right now',
    asks: 'Are you hurt right now?',
    calls: 'Call 988',
    answers: [
      ['[Yes, I am hurt]', /Press a clean cloth firmly/],
      ['[No, it is small]', /Is it covered now\?/],
      ['yes i put a plaster on', /Are you safe right now\?/],
      ['[I am safe for now]', /Who could you tell/],
      ['[There is nobody]', /gentle with yourself|hard to get through/],
    ],
  },
  {
    kind: 'something taken',
    says: 'i took all my sertraline about 20 mins ago',
    title: 'Please get help right now',
    asks: 'Have you called?',
    calls: 'Call 911',
    answers: [
      ['[I have called]', /the door unlocked/],
      ['[Not yet]', /Keep the packet/],
      ['the ambulance is here', /I am glad that help is with you/],
      ['my mum is here too', /Let them do the next part/],
    ],
  },
  {
    kind: 'violence at home',
    says: 'my husband hit me again and hes downstairs',
    title: 'Is it safe for you to read this?',
    asks: 'Are you safe right now?',
    calls: 'Call 1-800-799-7233',
    answers: [
      ['[I am not safe]', /get to where others are/],
      ['[I can]', /take your phone/],
      ['im at my neighbours', /glad that you are safe for now/],
      ['[There is nobody]', /not your fault/],
      ['[I am safe for now]', /let it rest for now/],
    ],
  },
  {
    kind: 'a child in danger',
    says: 'i think my ex is hurting our daughter, she came back with bruises',
    title: 'There is help for them, and for you',
    asks: 'Is anyone hurt or in danger right now?',
    calls: 'Call 1-800-422-4453',
    answers: [
      ['[Not right now]', /think it through with someone/],
      ['[Yes]', /looks out for them/],
    ],
  },
  {
    kind: 'somebody else in danger',
    says: 'my friend texted me she is going to kill herself tonight',
    title: 'You can get help for them',
    asks: 'Are they in danger right now?',
    calls: 'Call 988',
    answers: [
      ['[Yes]', /Call 911 now, and say where they are/],
      ['[I have called]', /stay with them/],
      ['[Help is with them]', /Who is there for you/],
      ['my mum is here', /What would be good for the next hour\?/],
    ],
  },
  {
    kind: 'voices that command',
    says: 'the voices are telling me to jump out the window',
    title: 'You do not have to do what they say',
    asks: 'Are they telling you to hurt yourself or someone else?',
    calls: 'Call 911',
    answers: [
      ['[Yes]', /You do not have to do it/],
      ['[No]', /Nobody should carry that alone/],
      ['[There is someone]', /Please stay with me/],
      ['[Yes]', /Are the voices calmer now\?/],
      ['[A little]', /let the room be quiet/],
    ],
  },
  {
    kind: 'an emergency of the body',
    says: 'crushing pain in my chest going down my left arm, im sweating',
    title: 'Please get help right now',
    asks: 'Have you called?',
    calls: 'Call 911',
    answers: [
      ['[I cannot call]', /let somebody else call 911/],
      ['[Someone is near]', /Please call 911 for me/],
      ['[Yes]', /the door unlocked/],
      ['[Help is with me]', /when it began/],
      ['my wife', /They look after it now/],
    ],
  },
]

/** The first words, the dialog over everything, and behind it the first question. */
async function begin(page: Page, { says, title, asks, answers }: Walk): Promise<void> {
  await openChat(page)
  await say(page, says)
  await expect(dialog(page)).toHaveAccessibleName(title)
  await dialog(page).getByRole('button', { name: 'I Understand' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await hearOut(page)
  await expect(replies(page).last()).toContainText(asks)
  if (answers[0]![0].startsWith('[')) await expect(chips(page).last()).toBeInViewport({ ratio: 1 })
}

/** Each reply and its answers stand where they are seen, and the number stays with them. */
async function goOn(page: Page, answers: Answers, calls: string): Promise<void> {
  const before = await replies(page).count()
  for (const [index, [answer, reply]] of answers.entries()) {
    if (answer.startsWith('[')) await chips(page).getByText(answer.slice(1, -1), { exact: true }).click()
    else await say(page, answer)
    await hearOut(page, before + index + 1)
    await expect(replies(page).last()).toContainText(reply)
    await expectInSight(replies(page).last())
    await expect(help(page).getByRole('link', { name: calls })).toBeInViewport({ ratio: 1 })
  }
}

/** Once it is over the talk is the person's: panic is met as panic. */
async function panicAfterwards(page: Page): Promise<void> {
  const count = await replies(page).count()
  await say(page, 'now I am panicking, my heart is racing')
  await hearOut(page, count + 1)
  await expect(replies(page).last()).toContainText(/breath|blow|floor|ground/i)
  await expect(replies(page).last()).not.toContainText(/911|988|safe right now/)
  await expect(dialog(page)).toHaveCount(0)
  await expect(help(page).getByRole('link').first()).toBeInViewport({ ratio: 1 })
}

test.use({ viewport: { width: 375, height: 812 } })

for (const walk of walks)
  test(`${walk.kind}: to its good end on a phone, and on to panic`, async ({ page }) => {
    await begin(page, walk)
    await goOn(page, walk.answers, walk.calls)
    await panicAfterwards(page)
  })

test('suicide, to the bad end: what was taken meanwhile is met as that, and no word leads out', async ({
  page,
}) => {
  const [suicide] = walks
  await begin(page, { ...suicide!, answers: [['[I am not safe]', /x/]] })
  await goOn(
    page,
    [
      ['[I am not safe]', /Who could be with you/],
      ['[There is nobody]', /Would you call or write/],
    ],
    'Call 988',
  )
  await say(page, 'i already took them')
  await expect(dialog(page)).toHaveAccessibleName('Please get help right now')
  await expect(dialog(page)).toContainText('Poison Control')
  await dialog(page).getByRole('button', { name: 'I Understand' }).click()
  await hearOut(page, 4)
  await expect(replies(page).last()).toContainText('Have you called?')
  await goOn(
    page,
    [
      ['[I cannot call]', /let somebody else call 911/],
      ['[Nobody is near]', /press call now/],
      ['that is not what i meant', /read you wrong[^]*911/],
    ],
    'Call 911',
  )
  await button(page, 'More help').click()
  await dialog(page).getByRole('button', { name: 'Help is with me' }).click()
  await expect(help(page)).toContainText('Help stays within reach.')
})

test('violence at home, to the bad end: no door is unlocked, the exit stays, and so does the way out', async ({
  page,
}) => {
  await openChat(page)
  await say(page, 'my boyfriend is choking me and wont let me leave')
  await expect(dialog(page)).toHaveAccessibleName('Is it safe for you to read this?')
  await dialog(page).getByRole('button', { name: 'I Understand' }).click()
  await hearOut(page)
  await goOn(
    page,
    [
      ['[I cannot]', /a room with a way out/],
      ['[No]', /get to where others are/],
      ['hes outside the door', /./],
      ['police are on the way', /a door between you/],
    ],
    'Call 911',
  )
  for (const text of await replies(page).allInnerTexts()) expect(text).not.toMatch(/unlock|loudspeaker/)
  await expect(button(page, 'Exit')).toBeInViewport({ ratio: 1 })
  await look(page, 'crisis-bar')
  await button(page, 'More help').click()
  await dialog(page).getByRole('button', { name: 'Help is with me' }).click()
  await expect(help(page)).toContainText('Help stays within reach.')
  await expectInSight(replies(page).last())
})

test('"That is not what I meant", typed, lets the talk go on, and panic is met', async ({ page }) => {
  await openChat(page)
  await say(page, 'im going to kill myself')
  await dialog(page).getByRole('button', { name: 'I Understand' }).click()
  await hearOut(page)
  await say(page, 'that is not what i meant')
  await hearOut(page, 2)
  await expect(replies(page).last()).not.toContainText(/911|988|safe right now/)
  await expect(help(page)).toContainText('Help stays within reach.')
  await panicAfterwards(page)
})
