import { type Html, html } from '#api/html.ts'
import { errorAnswers } from '#contract/errors.ts'
import type { Mail } from '#infra/sign-in/mailer.ts'
import { signInMinutes } from '#infra/sign-in/sign-in-mail.ts'
import type { Way } from '#infra/sign-in/sign-in.ts'

/** A page of signing in or out: works without scripts, and help stands on it as everywhere. */
const calmPage = (title: string, body: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – Leeward</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="preload" href="/font.woff2" as="font" type="font/woff2" crossorigin />
        <script src="/first.js"></script>
        <link rel="stylesheet" href="/sign-in.css" />
      </head>
      <body>
        <header>
          <a class="brand" href="/"
            ><img src="/icon.svg" alt="" width="32" height="32" /> <span>Leeward</span></a
          >
          <p>
            Need help?
            <!--help-link--><!--/help-link-->
          </p>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
        <p class="back"><a href="/">Back to Leeward</a></p>
        <div class="waves" aria-hidden="true">
          <svg viewBox="0 0 1200 200" preserveAspectRatio="none"><use href="/waves.svg#waves" /></svg>
        </div>
      </body>
    </html> `

const alertOf = (said: string | null) =>
  said === null ? null : html`<p class="alert" role="alert">${said}</p>`

type Choice = {
  ways: Way[]
  hasMail: boolean
  to: string
  /** Somebody who is signed in does it again: they are told why. */
  isAgain?: boolean
  said?: string | null
}

export const choicePage = ({ ways, hasMail, to, isAgain = false, said = null }: Choice): Html =>
  calmPage(
    isAgain ? 'Sign in once more' : 'Sign in',
    html` ${alertOf(said)}
      <p class="soft">
        ${
          isAgain
            ? errorAnswers['sign-in-stale'].sentence
            : 'Leeward keeps a first name and an address where you give them, and no password.'
        }
      </p>
      ${ways.map(
        ({ name, label }) =>
          html`<a
            class="button quiet"
            href="/api/login/${name}?${new URLSearchParams({ to, ...(isAgain && { again: '1' }) }).toString()}"
            >Continue with ${label}</a
          >`,
      )}
      ${ways.length > 0 && hasMail ? html`<p class="or">or</p>` : null}
      ${
        hasMail
          ? html`<form method="post" action="/api/login/email">
              <label for="email">E-mail address</label>
              <input id="email" name="email" type="email" autocomplete="email" maxlength="254" required />
              <input type="hidden" name="to" value="${to}" />
              <button class="button">Send me a link and a code</button>
            </form>`
          : null
      }`,
  )

/** `mail`: what would have been sent, where nothing is. */
type Waiting = { address: string; mail: Mail | null; said?: string | null }

export const codePage = ({ address, mail, said = null }: Waiting): Html =>
  calmPage(
    mail ? 'Your mail' : 'Look into your mail',
    html` ${alertOf(said)}
      ${
        mail
          ? html`<p class="soft">
                No mail server is set up on this machine, so here is the mail to ${address}:
              </p>
              <pre>${mail.text}</pre>`
          : html`<p>
              We have sent a link and a code to <strong>${address}</strong>. Both work in this browser, once,
              for ${signInMinutes} minutes.
            </p>`
      }
      <form method="post" action="/api/login/email/code">
        <label for="code">Code of six digits</label>
        <input
          id="code"
          name="code"
          inputmode="numeric"
          autocomplete="one-time-code"
          pattern="[0-9 ]{6,7}"
          maxlength="7"
          required
        />
        <button class="button">Sign in</button>
      </form>
      <p class="after soft">
        Nothing there? Look among unwanted mails, or <a href="/api/login">ask again</a>.
      </p>`,
  )

export const linkPage = ({ id, key }: { id: string; key: string }): Html =>
  calmPage(
    'Sign in',
    html` <p>One more step, so that only you can use the link of your mail.</p>
      <form method="post" action="/api/login/email/link">
        <input type="hidden" name="id" value="${id}" />
        <input type="hidden" name="key" value="${key}" />
        <button class="button">Sign in</button>
      </form>`,
  )

export const signOutPage = (): Html =>
  calmPage(
    'Sign out?',
    html` <p>Another site or program has led you here, so we ask first.</p>
      <form method="post" action="/api/logout">
        <button class="button">Sign out</button>
      </form>`,
  )

export const refusalPage = (sentence: string): Html =>
  calmPage(
    'That did not work',
    html` <p role="alert">${sentence}</p>
      <a class="button" href="/api/login">Start again</a>`,
  )
