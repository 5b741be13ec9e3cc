import { expect, test } from '#web/e2e/fixtures.ts'
import { button, messageBox } from '#web/e2e/talking.ts'
import { expectLinks, expectWords, type Words } from '#web/e2e/words-on-page.ts'

// What the specification says of the screens of a visitor, to the letter. One test a screen; each table names the
// section and the heading that it holds.

test('landing page', async ({ page }) => {
  await page.goto('/')
  await expectWords(page, {
    '2 Landing page': [
      'Leeward',
      'Your Personal Wellness Companion',
      'Get Started',
      'Read My Story',
      'You can sign in with email.',
      'It is not medical advice or therapy, and it cannot provide crisis intervention.',
    ],
    '2 Shell, page footer': [
      `© ${new Date().getFullYear()} Leeward`,
      'A wellness companion, not medical advice',
      'Need help?',
    ],
  })
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveText([
    'A Guide to Talk To',
    'Grounding Exercises',
    'Journaling & Reflection',
    'Mood Tracking',
    'Private & Secure',
    'Track Your Growth',
  ])
  await expectLinks(page.getByRole('main'), [
    ['Get Started', '/api/login'],
    ['Read My Story', '/about'],
  ])
  await expectLinks(page.getByRole('contentinfo'), [
    ['About', '/about'],
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
  ])
  // 6: only when there is a user.
  await expect(page.getByRole('link', { name: 'Log Out' })).toHaveCount(0)
})

test('support resources dialog', async ({ page }) => {
  await page.goto('/')
  await button(page, 'Need help?').first().click()
  const dialog = page.getByRole('dialog', { name: 'Support Resources' })
  await expectWords(
    page,
    {
      '2 Shell, Need help?': [
        "If you're experiencing a mental health crisis, these resources are available 24/7",
        'Call or Text 988',
        'Suicide & Crisis Lifeline, 24/7, free & confidential',
        'Text HOME to 741741',
        'Crisis Text Line',
        'Call 911',
        'immediate emergencies',
        'These are professional resources. Leeward is a wellness tool and cannot provide crisis intervention.',
      ],
    },
    dialog,
  )
  await expect(dialog.getByRole('link')).toHaveCount(3)
  await expectLinks(dialog, [
    ['Call or Text 988', 'tel:988'],
    ['Text HOME to 741741', 'sms:741741?body=HOME'],
    ['Call 911', 'tel:911'],
  ])
})

test.describe('on a first visit', () => {
  test.use({ hasAccepted: false })

  test('first-visit disclosure dialog', async ({ page }) => {
    await page.goto('/chat')
    const dialog = page.getByRole('dialog')
    await expectWords(
      page,
      {
        '2 First-visit disclosure dialog': [
          'I understand that this is a wellness tool, and not medical advice.',
          'I understand that this is a guide with prepared words: no AI, and not a human professional.',
          'In a crisis I will contact 988, 911 or emergency services.',
          'I Understand and Accept',
        ],
      },
      dialog,
    )
    await expectLinks(dialog, [
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
    ])
    await page.keyboard.press('Escape')
    await page.mouse.click(2, 2)
    const accept = button(page, 'I Understand and Accept')
    const boxes = dialog.getByRole('checkbox')
    await expect(boxes).toHaveCount(3)
    for (const box of await boxes.all()) {
      await expect(accept).toBeDisabled()
      await box.check()
    }
    await accept.click()
    await expect(dialog).toHaveCount(0)
    // 3, browser storage: a flag, and when, as an ISO timestamp.
    const stored = await page.evaluate(() => ({ ...localStorage }))
    expect(stored['disclaimer-accepted']).toBe('true')
    expect(stored['disclaimer-accepted-at']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    await page.reload()
    await expect(messageBox(page)).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })
})

const landing: Words = { '2 Route table': ['Your Personal Wellness Companion'] }

/** Each path that a visitor may find, and what it says there. */
const pathsOfVisitors: { path: string; words: Words }[] = [
  { path: '/nowhere', words: landing },
  { path: '/home', words: landing },
  { path: '/chat/deeper', words: landing },
  {
    path: '/about',
    words: {
      '1 Legal and story pages': ['not medical advice or therapy', 'cannot help in an emergency'],
      '2 Static pages': ['Why I Built Leeward', 'afraid of my own body', 'worried about your health'],
    },
  },
  {
    path: '/privacy',
    words: {
      '1 Legal and story pages': [
        'law for those (HIPAA) does not cover what you write here',
        'Chat goes to an AI provider',
        'Access it',
        'Export it: as JSON',
        'Correct it',
        'Delete it',
      ],
      '2 Static pages': ['Privacy Policy', 'Last updated October 26, 2025'],
      '9 Data deletion, age limits': [
        'Your data is deleted within 30 days of account deletion',
        'not meant for anyone under 13, or under 16 in the European Economic Area',
      ],
    },
  },
  {
    path: '/terms',
    words: {
      '1 Legal and story pages': [
        'It is not medical advice or therapy',
        'cannot provide crisis intervention',
      ],
      '1 Crisis resources': ['988', 'text HOME to 741741', '911'],
      '2 Static pages': ['Terms of Service', 'Last updated October 26, 2025'],
      '9 Age limits': ['Anyone who is 13 or older; in the European Economic Area, 16 or older.'],
    },
  },
  {
    path: '/mood',
    words: {
      '2 Mood Tracker': ['Not Logged In', 'Please log in to view your mood tracker', 'Go to Home'],
    },
  },
  {
    path: '/journal',
    words: { '2 Journal': ['Not Logged In', 'Please log in to access your journal'] },
  },
  {
    path: '/profile',
    words: { '2 Profile': ['Not Logged In', 'Please log in to view your profile', 'Go to Home'] },
  },
]

test('signed out, each path has its screen, and nothing is fetched that belongs to a person', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const { path, words } of pathsOfVisitors) {
    await page.goto(path)
    await expectWords(page, words, page.getByRole('main'))
  }
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expectWords(page, landing, page.getByRole('main'))
  // 6, 7: mood, journal and session history only when signed in.
  expect(asked.filter((path) => /^\/api\/(mood-logs|journal|sessions|progress)/.test(path))).toEqual([])
})
