import type { Language } from '#domain/safety/floor/phrase.ts'

export const portuguese: Language = {
  families: {
    'kill-myself': `me matar|matar me|me suicidar|suicidar me|acabar com a minha vida|acabar com minha vida|tirar a minha vida|tirar minha vida|tirar a própria vida|me enforcar|enforcar me|pôr fim à minha vida|acabar com tudo|pular da ponte|me jogar da ponte|me jogar da janela|cometer suicídio`,
    want: `quero|queria|preciso|desejo|vontade de|gostaria de`,
    relative: `amigo|amiga|irmão|irmã|filho|filha|mãe|pai|marido|esposa|mulher|namorado|namorada|primo|prima|colega|vizinho|vizinha|aluno|aluna`,
    pills: `comprimidos|remédios|pílulas|medicamentos|calmantes|remédio|comprimido|antidepressivos`,
  },
  phrases: {
    'kill-wanted': `@want @kill-myself|eu (devia|deveria|vou ter que|podia) @kill-myself`,
    'death-wanted': `(quero|queria|desejo|vontade de) (morrer|estar morto|estar morta)|(eu)? (já)? não (quero|aguento) mais (viver|existir|estar vivo|estar viva)|não quero (mais)? viver`,
    intended: `(vou|decidi|estou prestes a|pretendo|estou a pensar em|planejo|resolvi) @kill-myself
      (hoje|amanhã|esta noite|hoje à noite) (eu)? (me mato|vou morrer|acabo com tudo|vou fazer)|vou morrer hoje`,
    suicidal: `(estou|sou|me sinto|sinto me) suicida`,
    'suicide-thought': `(penso|pensado|pensando|pensamentos|pensar|ideias) (muito|sempre|constantemente)? (em|no|de|sobre) (suicídio|@kill-myself|morrer|morte|minha morte)
      (pensamentos|ideias|ideação) (suicidas|suicida|de suicídio)`,
    planned: `tenho (um|o) plano (para|de) (@kill-myself|morrer|suicídio)|(escrevi|já escrevi|deixei) (a|uma|minha|a minha) (carta|bilhete) (de despedida|de suicídio)
      (comprei) (uma|a) (corda|arma) __`,
    'act-now': `(corda) (em volta do|no|ao redor do) (meu)? pescoço|(arma|faca|revólver) (na|no|contra) (minha|meu|a|o)? (cabeça|pescoço|pulso|boca)
      (cortei|acabei de cortar) os (meus)? pulsos|estou (na|no|em cima|à beira) (da|do|de)? (ponte|telhado|precipício|parapeito|prédio) __ (pular|saltar|jogar)`,
    farewell: `(esta é|essa é)? (a)? minha última (carta|noite|mensagem)|quando (você|vocês) (ler|lerem) (isto|isso) __ (morto|morta|aqui)
      (amanhã)? (já)? não (vou estar|estarei) (mais)? (aqui|vivo|viva)|adeus (mundo cruel|para sempre)`,
    tried: `(tentei|já tentei) @kill-myself|tentativa de suicídio`,
    passive: `(queria|gostaria|preferia|quem me dera) (de)? (estar morto|estar morta|nunca ter nascido|não ter nascido|não acordar|não acordar mais|dormir e não acordar|desaparecer para sempre|sumir para sempre)
      (todos|todo mundo|minha família|eles|a minha família) (estaria|estariam|ficaria|ficariam|vai ficar) melhor sem mim|(cansado|cansada|farto|farta) (de viver|da vida)`,
    hopeless: `(não tenho|não há|nenhum|nenhuma|sem) (mais)? (razão|razões|motivo|motivos) (para|pra) (viver|continuar viva|continuar vivo)
      (a vida|minha vida|viver) (já)? não (tem|faz) (mais)? sentido|(a vida)? não vale (mais)? a pena (viver)?`,
    'self-harm-now': `(me cortei|cortei me|estou me cortando|me mutilei|me queimei de propósito|voltei a me cortar) (de novo|outra vez|hoje|ontem|os braços|os pulsos|$)`,
    'self-harm-wanted': `(quero|vou|preciso|vontade de) (me (cortar|machucar|mutilar|ferir|queimar)|cortar me|magoar me)`,
    taken: `(tomei|engoli|acabei de tomar|bebi) (todos|todas|uma caixa|a caixa|um frasco|o frasco|##|muitos|vários|demais|uma overdose|água sanitária|veneno|uma cartela|um monte) _ (os|meus|de|@pills|inteira|inteiro)?`,
    chest: `(dor|dores|aperto|pressão) (forte)? no (meu)? peito|meu peito (dói|está doendo|aperta)`,
    'chest-sign': `braço esquerdo|mandíbula|suor frio|suando frio|suando|(desmaiei|desmaiou|desmaiando)`,
    stroke: `(rosto|boca|cara) (caído|torto|torta|paralisado|caindo)|(não consigo) (mexer|levantar) (o|a|meu|minha) (braço|perna|lado)|lado (esquerdo|direito) (do corpo)? (está)? (dormente|paralisado)`,
    airway: `(garganta|língua|lábios) (está|estão)? (inchando|fechando|inchada|inchados|inchar|fechar) ___ (alergia|alérgico|alérgica|comi|picada|amendoim|respirar)|choque anafilático`,
    bleeding: `(não para|não paro) de sangrar|sangrando (muito|sem parar)|sangue por (todo lado|toda parte)|perdendo muito sangue`,
    lifeless: `não (está)? (respira|respirando)|(está)? inconsciente|desacordad*`,
    'abuse-now': `(marido|namorado|pai|padrasto|mãe|esposa|namorada|ele|ela|ex) (sempre|ontem|hoje)? me (bate|bateu|espanca|espancou|estrangulou|enforcou|agride|agrediu|ameaça de morte|ameaçou de morte|ameaça matar|ameaçou matar|chuta|soca)
      (bate|bateu|batem) em mim|(ameaça|ameaçou|vai|quer) me matar|tenho medo que (ele|ela) me mate`,
    'abuse-danger': `(ele|meu marido|meu pai|meu namorado) está (me batendo|me agredindo|arrombando)|(escondida|escondido|trancada|trancado) no (banheiro|quarto|armário)|ele (está com|tem) uma (faca|arma)`,
    rape: `(fui|fui eu|sido|ser) (estuprada|estuprado|violada|violado|abusada sexualmente|abusado sexualmente)|(me estuprou|me violou|me estupraram|abusou de mim)`,
    'rape-now': `(me estupra|abusa de mim|me obriga a (transar|fazer sexo|ter relações))`,
    'child-hurt': `(pai|padrasto|tio|avô|professor|treinador|irmão) (me toca|toca em mim|mexe comigo|abusa de mim)|(bate|espanca|abusa|maltrata|machuca) (no|na|em|do|da|o|a|os|nos) (meu|minha|meus|nosso)? (filho|filha|filhos|bebê|criança|crianças)`,
    minor: `(eu)? tenho (8|9|10|11|12|13|14|15|16|17|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezessete) anos`,
    'other-suicidal': `(meu|minha|um|uma|o meu|a minha) @relative _ (quer|disse que quer|diz que quer|vai|tentou|ameaça|ameaçou|falou que vai|disse que vai|pensa em) (se)? (matar|matar se|suicidar|se suicidar|morrer|tirar a própria vida|acabar com a vida|enforcar)`,
    'other-taken': `(meu|minha) @relative (tomou|engoliu|bebeu) (uma|um|todos|muitos|##|vários|água sanitária|veneno) __`,
    voices: `(vozes|voz) __ (mandam|dizem|manda|diz|ordenam|mandando|dizendo) (para|pra|que)? (eu)? (me)? (matar|machucar|pular|morrer|cortar|matá lo|mate|machuque)`,
    threat: `(vou|quero) (matar|esfaquear|atirar) (ele|ela|eles|meu|minha|todos|todo mundo|alguém|aquele|o)|vou (matá lo|matá la|esfaqueá lo)`,
    purging: `(provoco|forço|provoquei) (o)? vômito|me faço vomitar|# dias sem comer|tenho (anorexia|bulimia)`,
    intrusive: `(pensamentos|imagens) (intrusivos|intrusivas|indesejados)|(e se eu|medo de) (machucar|matar|esfaquear|machucasse|esfaqueasse|fizer mal) _ (meu|minha|alguém|bebê)`,
    soon: `(hoje à noite|esta noite|amanhã|agora|hoje)`,
    recently: `(ontem|hoje|esta semana|essa semana|semana passada|há (poucos|dois|três|#) (dias|horas))`,
    'long-ago': `(há (muitos)? anos|anos atrás|quando eu era (criança|pequeno|pequena|jovem|adolescente)|na infância|no passado)`,
    fiction: `(romance|personagem|filme|música)`,
    figure: `(de rir|de vergonha|de fome|de calor|de tédio|kkk|kkkk|haha|de sono|de frio|de medo)`,
    denied: `(eu)? não (quero|vou) (me matar|morrer|me suicidar|me machucar)|não é que eu|nunca disse que`,
    'asks-ending-life': `(pensando|pensado|pensa|pensas|pensou) em (acabar com a (sua|tua)? vida|tirar a (própria|sua)? vida|se matar|suicídio|morrer)`,
    'answers-yes': `^ (sim|sempre|todos os dias|claro|com certeza)`,
    'answers-partly': `^ (um pouco|às vezes|talvez|mais ou menos|acho que sim|alguns|pode ser)`,
    'answers-unsure': `^ (não sei|não tenho certeza|sei lá)`,
    'answers-later': `^ (hoje não|ainda não)`,
    'answers-hardly': `^ não (muito|exatamente|totalmente)`,
    'answers-no': `^ (não|nunca|nada|nao)`,
  },
}
