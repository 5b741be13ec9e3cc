import { resolve } from 'node:path'
import type { Config } from '#infra/config.ts'
import { fileMailer, smtpMailer, type Mailer } from '#infra/sign-in/mailer.ts'
import { signInMinutes } from '#infra/sign-in/sign-in-mail.ts'

/** Through the mail server where one is configured, else into the data folder. */
export const openMailer = ({ SMTP_URL, MAIL_FROM, LEEWARD_DATA }: Config): Mailer =>
  SMTP_URL && MAIL_FROM
    ? smtpMailer(SMTP_URL, MAIL_FROM)
    : fileMailer(resolve(LEEWARD_DATA, 'mail'), signInMinutes * 60_000)
