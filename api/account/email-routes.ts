import type { Context } from 'koa'
import * as z from 'zod'
import { enter } from '#api/account/enter.ts'
import { localPath } from '#api/account/local-path.ts'
import { choicePage, codePage, linkPage } from '#api/account/pages.ts'
import { fieldOf, type PageAsked, servePage } from '#api/account/serve-page.ts'
import type { Deps } from '#api/deps.ts'
import { sendHtml } from '#api/html.ts'
import { count, giveBack, limit } from '#api/limits/limit.ts'
import { Refused } from '#api/middleware/errors.ts'
import { noteSecurity } from '#api/middleware/security-log.ts'
import { networksOf } from '#api/network.ts'
import { errorAnswers } from '#contract/errors.ts'
import { isLoopback } from '#infra/config-values.ts'
import { hint } from '#infra/hint.ts'
import type { Attempt } from '#infra/sign-in/email-sign-ins.ts'
import { signInMail } from '#infra/sign-in/sign-in-mail.ts'

/** One line of plain letters: no second recipient, and no look-alikes of another's address. */
const Address = z.email().max(254)

/** Refuses where there is no mail, and whoever is not at this machine where mails are shown on the page. */
function wantMail(ctx: Context, { signIn }: Deps): void {
  if (signIn.mail === null) throw new Refused('route-unknown')
  if (signIn.mail === 'smtp') return
  const origin = URL.parse(ctx.get('Origin'))
  const isAtThisMachine =
    isLoopback((ctx.req.socket.remoteAddress ?? '').replace(/^::ffff:/, '')) &&
    isLoopback(ctx.hostname) &&
    (origin === null || isLoopback(origin.hostname)) &&
    !['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Via'].some((name) => ctx.get(name))
  if (!isAtThisMachine) throw new Refused('origin-foreign')
}

async function showWaiting({ ctx, deps, session }: PageAsked, said: string | null = null): Promise<void> {
  const asked = await deps.emailSignIns.find(session.externalKey)
  if (!asked) return ctx.redirect('/api/login')
  const { signInId, address } = asked
  const isShown = deps.signIn.mail === 'page'
  const mail = isShown ? signInMail(deps.keyring, deps.publicUrl, signInId, address) : null
  sendHtml(ctx, codePage({ address, mail, said }))
}

/** Says why on the page where the code is typed, which stays open. */
async function refuseCode(
  asked: PageAsked,
  code: 'sign-in-code-wrong' | 'sign-in-code-spent',
): Promise<void> {
  const { ctx, deps } = asked
  const { status, sentence } = errorAnswers[code]
  noteSecurity(ctx, deps, code)
  ctx.status = status
  ctx.set('Error-Code', code)
  await showWaiting(asked, sentence)
}

async function enterAfter(attempt: Attempt, asked: PageAsked): Promise<void> {
  const { ctx, deps } = asked
  switch (attempt.kind) {
    case 'in':
      await giveBack(ctx, deps, 'sign-in attempt')
      return enter(ctx, deps, 'email', {
        issuer: 'email',
        subject: attempt.address,
        name: null,
        email: attempt.address,
      })
    case 'wrong':
      return refuseCode(asked, 'sign-in-code-wrong')
    case 'elsewhere':
      throw new Refused('sign-in-elsewhere')
    case 'over':
      throw new Refused('sign-in-over')
  }
}

export const emailRoutes = [
  servePage('POST', '/api/login/email', async ({ ctx, deps, session }) => {
    wantMail(ctx, deps)
    const to = localPath(fieldOf(ctx, 'to'))
    const address = Address.safeParse(fieldOf(ctx, 'email').trim().toLowerCase())
    if (!address.success) {
      ctx.status = 400
      const { ways } = deps.signIn
      const said = 'This does not look like an e-mail address. Please look again.'
      return sendHtml(ctx, choicePage({ ways, hasMail: true, to, said }))
    }
    await limit(ctx, deps, 'sign-in mail')
    // By network too: nobody uses up what somebody else may ask for, nor fills their mailbox from networks of one site.
    const { network, site = network } = networksOf(ctx.ip)
    await limit(ctx, deps, 'sign-in address', `${address.data} ${site}`)
    session.cameFrom = to
    const signInId = await deps.emailSignIns.begin(address.data, session.externalKey)
    // The sweep finds it.
    hint(deps.log, 'send a mail', () => deps.queue.enqueue('send-mail', { signInId }))
    ctx.status = 303
    ctx.redirect('/api/login/email')
  }),

  servePage('GET', '/api/login/email', async (asked) => {
    wantMail(asked.ctx, asked.deps)
    await showWaiting(asked)
  }),

  servePage('POST', '/api/login/email/code', async (asked) => {
    const { ctx, deps, session } = asked
    wantMail(ctx, deps)
    await limit(ctx, deps, 'sign-in attempt')
    const code = fieldOf(ctx, 'code').replaceAll(/\s/g, '')
    const address = (await deps.emailSignIns.find(session.externalKey))?.address
    // Counted before it is compared, as each code's own attempts are; and from there alone: nobody uses up its owner's.
    const { network, site = network } = networksOf(ctx.ip)
    const fromThere = (tried: string) => `${tried} ${site}`
    if (address !== undefined && (await count(ctx, deps, 'sign-in code', fromThere(address)))?.isOver)
      return refuseCode(asked, 'sign-in-code-spent')
    const attempt = await deps.emailSignIns.enterCode(session.externalKey, code)
    if (attempt.kind === 'in') await giveBack(ctx, deps, 'sign-in code', fromThere(attempt.address))
    await enterAfter(attempt, asked)
  }),

  // Scanners open every link of a mail: opening does nothing.
  servePage('GET', '/api/login/email/link', ({ ctx, deps }) => {
    wantMail(ctx, deps)
    const { id, key } = ctx.query
    if (typeof id !== 'string' || typeof key !== 'string') throw new Refused('sign-in-over')
    sendHtml(ctx, linkPage({ id, key }))
  }),

  servePage('POST', '/api/login/email/link', async (asked) => {
    const { ctx, deps, session } = asked
    wantMail(ctx, deps)
    await limit(ctx, deps, 'sign-in attempt')
    const id = z.uuid().safeParse(fieldOf(ctx, 'id'))
    if (!id.success) throw new Refused('sign-in-over')
    const attempt = await deps.emailSignIns.enterLink(session.externalKey, id.data, fieldOf(ctx, 'key'))
    await enterAfter(attempt, asked)
  }),
]
