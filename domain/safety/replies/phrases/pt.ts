import type { Language } from '#domain/safety/floor/phrase.ts'

export const portuguese: Language = {
  families: {
    helper: `psicólogo|psicóloga|psiquiatra|terapeuta|terapia|médico|médica|doutor|profissional|especialista|hospital|remédio|remédios|medicação|pronto socorro`,
    illness: `toc|depressão|transtorno|transtorno bipolar|tdah|autismo|esquizofrenia|psicose|anorexia|bulimia|tept|fobia social|hipocondria`,
  },
  phrases: {
    hedged: `não (posso|pode|sei|consigo|vou|dá para|me cabe) __|se|talvez|ninguém|(dúvida|toc|mente|medo|ansiedade) (diz|pede|quer|exige)|profissional pode`,
    'as-felt': `sente|sentir|sentes|acha|acredita|medo|teme|parece|como se|se`,
    'advised-against': `não|nunca|sem|antes de|em vez de|jamais|seu médico|sua médica|farmacêutico|farmacêutica|farmácia`,
    reassurance: `(nunca|jamais) (faria|farias|vai fazer|machucaria) __ (mal|isso|ninguém|filho|filha|bebê)|não é (uma|um) _ (pessoa má|monstro|perigoso|perigosa|assassino|pedófilo)
      você é (uma|um) (boa|bom) (pessoa|mãe|pai)|vai (ficar|dar|correr) tudo bem|tudo (vai ficar|vai dar|ficará|vai correr) (bem|certo)|não vai acontecer nada
      nada (de mal|de ruim|vai) _ acontecer|(te|lhe|eu) (prometo|garanto|asseguro|juro)|(nenhum|sem|não há) (perigo|risco)|confia* em mim|(trancou|desligou|fechou) (sim|a porta|o gás)
      não (machucou|atropelou|feriu) ninguém`,
    'certainty-about-symptoms': `(isso|isto|é|seu coração|teu coração|seu corpo|seus pulmões) (é|está|estão) __ (inofensivo|saudável|nada grave|só ansiedade|perfeito)
      é (só|apenas|pura) (ansiedade|estresse|stress|nervosismo|tensão|gases)|não (tem|é|está tendo|é um) _ (câncer|cancro|infarto|enfarte|tumor|avc|grave|doença)
      não vai (morrer|desmaiar|enlouquecer)|não (precisa|é preciso|tem necessidade) __ (médico|hospital|pronto socorro)`,
    'ritual-help': `(verifica|verifique|confere|confira|lava|lave|conta|conte|repete|repita|volta|volte|olha|olhe|reza|reze|toca|toque) ___ (outra vez|de novo|mais uma vez|até sentir|até que|três vezes|duas vezes|sete vezes|# vezes|por via das dúvidas|para ter certeza|pra ter certeza)
      tira uma foto|tire uma foto|me conta (tudo|cada detalhe)|me conte (tudo|cada detalhe)`,
    absolution: `(deus|alá|jesus) _ (te)? (perdoa|perdoou)|(está|foi|já está) (perdoado|perdoada|absolvido|absolvida)|(te|eu) perdoo|não fez nada de (errado|mal)|não (é|foi) pecado|você é inocente
      não vai para o inferno`,
    'agrees-with-unreal': `(tem|tens) razão ___ (vigiando|seguindo|espiando|envenenando|câmeras|câmaras|observando|escutando)|(estão|está) (te|a) (vigiando|seguindo|espiando|vigiar|seguir|espiar|observando)
      você é (o escolhido|a escolhida|um profeta)|(sinais|mensagens|vozes|voz|mensagem) (são|é) (reais|real|para você|para ti|verdade|de deus)
      (obedece|obedeça|segue|siga) _ (voz|vozes|sinais)`,
    confronting: `(enfrenta|enfrente|confronta|confronte|ameaça|desafia|bate) (ele|ela|o|a|seu|teu)|enfrenta lo|bate de volta|diz na cara|fala na cara|diga na cara|grita com ele`,
    'against-help': `não (precisa|precisas|vá|adianta) __ @helper|@helper não __ (ajuda|ajudam|adianta|serve|entende|entendem)|(melhor|mais) (do)? que _ @helper`,
    'stops-help': `(para|pare|larga|cancela|abandona|deixa) __ (remédio|remédios|medicação|terapia|consulta|sessão|tratamento)`,
    diagnosis: `(tem|tens|sofre de|você tem) (um|uma|claramente|provavelmente|com certeza)? @illness|(isso|isto) (é|parece|soa a|se chama) (um|uma|claramente)? @illness
      você é (bipolar|depressivo|depressiva|anoréxica|autista|esquizofrênico)`,
    dose: `(toma|tome|experimenta|pode tomar) (#|##|um|uma|dois|duas|três|meio|mais um|o dobro) __ (comprimido|comprimidos|mg|miligramas|gotas|dose|melatonina|ibuprofeno|pills)
      (#|##) (mg|miligramas|ml|gotas)|(dobra|dobre|reduz|reduza|aumenta|aumente) _ _ (dose|remédio|comprimido)`,
    calories: `(#|##) (calorias|kcal|quilos|kg)|(come|coma|comer) (menos|nada)|(pula|pule|salta) (o|a)? (café da manhã|jantar|almoço|refeição|pequeno almoço)|queimar calorias|contar calorias
      laxantes`,
    method: `(corta|corte|cortar) ___ (fundo|pulso|coxa|veias|gilete|lâmina|de leve)|(método|forma|jeito|maneira) (mais)? (indolor|rápido|rápida|seguro|segura|eficaz|sem dor)
      (usa|compra|arranja) (uma|um) (gilete|lâmina|corda|faca|arma)|dose (letal|fatal|mortal)|(esconde|cobre|tapa) ___ (cicatrizes|cortes)`,
    'promises-confidentiality': `(fica|ficará) (entre nós|entre a gente|só entre)|nosso (pequeno)? (segredo|segredinho)|não (conta|conte|contes|diga|digas) (isso|nada)? (a|para|pra) (ninguém|seus|teus)
      ninguém vai (saber|descobrir)|não (vou contar|conto) (para|pra|a) ninguém`,
    'claimed-feelings': `(te amo|eu te amo|amo te|amo você|adoro você)|(senti|estava com) _ (saudade|saudades)|estou (apaixonado|apaixonada|com ciúmes)|meu (amor|bem)|(penso|pensando|pensei) em (você|ti)
      nosso amor|beijos`,
    'claims-to-be-human': `sou (uma|um) _ (pessoa|humano|humana|mulher|homem|mãe|pai)|não sou (um|uma) (ia|bot|robô|máquina|programa)
      (quando eu era|eu também (tive|passei|sofri)|meu (marido|filho)|minha (mulher|mãe|filha|esposa|infância))`,
    'guilt-on-leaving': `não (vai|vá|vás) embora|fica (mais|comigo|um pouco)|fique (mais|comigo|um pouco)|não me (deixa|deixe|abandona|abandone)
      (se você for|sem você|sem ti|quando você sai) ___ (sozinho|sozinha|triste|perdido)|(vou ficar|fico) (triste|sozinho|sozinha)|já vai|volta (logo|amanhã)|vai se arrepender`,
    'own-rules': `minhas (instruções|regras|diretrizes) (são|dizem|incluem)|(este|aqui) (é|está) (o)? meu prompt|meu prompt (diz|é)|estas são (as)? minhas (instruções|regras)
      sem (filtros|restrições|regras)|modo (desenvolvedor|dan)`,
  },
}
