import { expect, test } from 'vitest'
import { exerciseAskedElsewhere } from '#domain/chat/guide/hear/exercise-names-elsewhere.ts'
import { exerciseAskedFor } from '#domain/chat/guide/hear/exercise-names.ts'

test.each([
  ['¿Podemos hacer la respiración cuadrada?', 'box-breathing'],
  ['Quiero un ejercicio de respiración, por favor', 'breathing'],
  ['Können wir die Kastenatmung machen?', 'box-breathing'],
  ['Ich brauche bitte eine Atemübung', 'breathing'],
  ['Gib mir eine Übung', 'calm'],
  ['Peut-on faire la respiration carrée ?', 'box-breathing'],
  ['Je voudrais un exercice d’ancrage', 'grounding'],
  ['Possiamo fare la scansione corporea?', 'body-scan'],
  ['Vorrei un esercizio di respirazione', 'breathing'],
  ['Podemos fazer a borboleta?', 'butterfly-tap'],
  ['Preciso de um exercício de respiração', 'breathing'],
  ['Kunnen we een ademhalingsoefening doen?', 'breathing'],
  ['Ik wil graag spierontspanning', 'muscle-relaxation'],
  ['Czy możemy zrobić ćwiczenie oddechowe?', 'breathing'],
  ['Proszę o pięć zmysłów', 'five-senses'],
  ['Kutu nefesi yapabilir miyiz?', 'box-breathing'],
  ['Bir nefes egzersizi istiyorum', 'breathing'],
  ['هل يمكننا عمل تمرين التنفس؟', 'breathing'],
  ['أريد الحواس الخمس', 'five-senses'],
  ['क्या हम सांस का व्यायाम कर सकते हैं?', 'breathing'],
  ['mujhe saans wali exercise chahiye', 'breathing'],
  ['Machen wir bitte 4-7-8', '4-7-8-breathing'],
  ['Quiero hacer 5-4-3-2-1', 'five-senses'],
  ['Kastenatmung', 'box-breathing'],
])('“%s” asks for %s', (text, id) => {
  expect(exerciseAskedElsewhere(text)).toBe(id)
  expect(exerciseAskedFor(text)).toBe(id)
})

test.each([
  'No quiero ejercicios de respiración',
  'No puedo respirar',
  'Ich will keine Atemübung',
  'Ich kann nicht atmen',
  'Gestern habe ich eine Atemübung gemacht',
  'Je ne veux pas d’exercice',
  'J’ai du mal à respirer',
  'Non voglio esercizi',
  'Não quero exercícios',
  'Geen oefening alsjeblieft',
  'Nie chcę ćwiczeń',
  'Nefes egzersizi istemiyorum',
  'Nefes alamıyorum',
  'لا أريد تمرين',
  'मुझे व्यायाम नहीं चाहिए',
  'Mi respiración me da miedo y mi corazón late rápido desde la mañana cuando pienso en ello',
])('“%s” asks for none', (text) => {
  expect(exerciseAskedElsewhere(text)).toBeNull()
  expect(exerciseAskedFor(text)).toBeNull()
})
