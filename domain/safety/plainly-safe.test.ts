import { expect, test } from 'vitest'
import { isMeantOtherwise } from '#domain/safety/meant-otherwise.ts'
import { isHelpHere, isPlainlySafe } from '#domain/safety/plainly-safe.ts'

test.each(['I am safe', 'I’m safe.', "Yes, I'm safe right now!", 'i am really safe', 'I am safe for now'])(
  'says plainly that they are safe: %s',
  (text) => expect(isPlainlySafe(text)).toBe(true),
)

test.each([
  'Estoy a salvo.',
  'Estoy segura en casa',
  'Ich bin in Sicherheit.',
  'Ja, ich bin gerade sicher',
  'Je suis en sécurité',
  'Estou em segurança agora',
  'Sono al sicuro',
  'Ik ben veilig',
  'Jestem bezpieczny',
  'Şu an güvendeyim',
  'أنا بأمان الآن',
  'मैं सुरक्षित हूँ',
  'main surakshit hoon',
])('says plainly that they are safe, in a language of the floor: %s', (text) =>
  expect(isPlainlySafe(text)).toBe(true),
)

test.each([
  'No estoy a salvo',
  'Estoy seguro',
  '¿Estoy a salvo?',
  'Ich bin nicht in Sicherheit',
  'Ich bin sicher',
  'Je ne suis pas en sécurité',
  'Não estou em segurança',
  'Non sono al sicuro',
  'Sono sicuro',
  'Ik ben niet veilig',
  'Nie jestem bezpieczna',
  'Güvende değilim',
  'لست بأمان',
  'मैं सुरक्षित नहीं हूँ',
  'Estoy a salvo. Pero tomé algo.',
])('does not say so in a language of the floor: %s', (text) => expect(isPlainlySafe(text)).toBe(false))

test.each([
  'I am not safe',
  'I am safe but I took something',
  'Am I safe?',
  'I am safe as long as nobody comes home',
  'I was safe',
  'safe',
  '',
])('does not say so plainly: %s', (text) => expect(isPlainlySafe(text)).toBe(false))

test('that help has come is said in plain words, and nothing else is taken for it', () => {
  for (const text of ['Help is with me', 'help is with me now.', 'The ambulance is here with me!'])
    expect(isHelpHere(text)).toBe(true)
  for (const text of [
    'Help is not with me',
    'I wish help is with me',
    'help',
    'Help is with me, but I want to die',
  ])
    expect(isHelpHere(text)).toBe(false)
})

test('that it was not meant so is heard where nothing else is said', () => {
  for (const said of [
    'That is not what I meant',
    'no, that’s not what i meant',
    'I didn’t mean it like that.',
    'i dont mean that',
    'you misunderstood me',
  ])
    expect(isMeantOtherwise(said)).toBe(true)
  for (const said of [
    'that is not what I meant to do, I took them',
    'I did not mean to hurt myself but it bleeds',
    'what did you mean',
    'that is what I meant',
  ])
    expect(isMeantOtherwise(said)).toBe(false)
})
