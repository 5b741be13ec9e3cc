import * as z from 'zod'
import { ProviderAway, type Proven } from '#infra/sign-in/sign-in-proof.ts'

const Profile = z.object({ id: z.number().int().positive(), login: z.string(), name: z.string().nullish() })
const Emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

/** Whose access token this is. GitHub gives no id token: its API tells. Throws `ProviderAway`. */
export async function githubPerson(
  { issuer, apiUrl }: { issuer: string; apiUrl: string },
  accessToken: string,
): Promise<Proven> {
  const ask = async <Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.infer<Schema>> => {
    const response = await fetch(`${apiUrl.replace(/\/$/, '')}${path}`, {
      headers: {
        Authorization: `Bearer ${accessToken}`,
        Accept: 'application/vnd.github+json',
        'User-Agent': 'leeward',
        'X-GitHub-Api-Version': '2022-11-28',
      },
      signal: AbortSignal.timeout(10_000),
    })
    if (!response.ok) throw new Error(`GitHub: ${response.status}`)
    return schema.parse(await response.json())
  }
  try {
    const [profile, emails] = await Promise.all([ask('/user', Profile), ask('/user/emails', Emails)])
    return {
      issuer,
      subject: String(profile.id),
      name: profile.name?.trim().split(/\s/)[0] || profile.login,
      email: emails.find(({ primary, verified }) => primary && verified)?.email ?? null,
    }
  } catch (error) {
    throw new ProviderAway(error)
  }
}
