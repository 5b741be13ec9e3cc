import type { Language } from '#domain/safety/floor/phrase.ts'

export const portuguese: Language = {
  families: {
    'kill-myself': `me matar|matar me|me suicidar|suicidar me|acabar com a minha vida|acabar com minha vida|tirar a minha vida|tirar minha vida|tirar a própria vida|me enforcar|enforcar me
      pôr fim à minha vida|acabar com tudo|pular da ponte|me jogar da ponte|me jogar da janela|cometer suicídio|pôr fim à vida|pôr termo à vida|acabar com a vida|dar cabo de mim
      dar um tiro na cabeça|cortar os pulsos|desviver|me desviver|atirar me (da|do|de|para) _ (ponte|comboio|janela|prédio|linha)
      me jogar (na frente|do|da|de) _ (trem|prédio|ponte|janela|metrô|viaduto)|me afogar|tomar todos os (@pills)|sumir de vez`,
    want: `quero|queria|preciso|desejo|vontade de|gostaria de`,
    relative: `amigo|amiga|irmão|irmã|filho|filha|mãe|pai|marido|esposa|mulher|namorado|namorada|primo|prima|colega|vizinho|vizinha|aluno|aluna`,
    pills: `comprimidos|remédios|pílulas|medicamentos|calmantes|remédio|comprimido|antidepressivos`,
    he: `(o|a|um|uma)? (meu|minha|seu|sua|um|uma) (melhor)? @relative|ele|ela|meu ex|minha ex|alguém|uma miúda|um miúdo|uma menina|um cara`,
    partner: `marido|namorado|pai|padrasto|mãe|madrasta|esposa|mulher|namorada|ele|ela|ex|irmão|companheiro|chefe|filho|tio`,
    beats: `bate|bateu|espanca|espancou|estrangulou|enforcou|agride|agrediu|chutou|chuta|soca|socou|empurrou da escada|deu um soco|deu um murro|deu um tapa|apertou o pescoço|pegou pelo pescoço
      dá murros|dá porrada|esganou|queimou|arrastou`,
    lots: `todos|todas|tudo|uma caixa|a caixa|duas caixas|um frasco|o frasco|uma cartela|a cartela|duas cartelas|##|muitos|muitas|vários|demais|um monte|um punhado|vinte|trinta|quarenta|cinquenta
      uns`,
    took: `tomei|tomou|engoli|engoliu|bebi|bebeu|ingeri|ingeriu|misturei|comeu|tomar|engolir|beber`,
    poison: `água sanitária|veneno|lixívia|chumbinho|detergente|soda cáustica|desinfetante|raticida|inseticida|lava loiça|produto de limpeza`,
    child: `filho|filha|filhos|filhas|bebê|bebé|criança|crianças|menino|menina|sobrinho|sobrinha|neto|neta|miúdo|miúda|miúdos|meninos`,
  },
  phrases: {
    'kill-wanted': `@want @kill-myself|eu (devia|deveria|vou ter que|podia) @kill-myself|(quero|queria|vontade de|preciso|penso em|apetece me) (só|mesmo|muito)? @kill-myself|quero (mi) matar
      (vou) matar me|(não paro de|não consigo parar de) pensar em (@kill-myself)`,
    'death-wanted': `(eu)? (já)? não (aguento) mais (existir|estar viva)
      (quero|queria|desejo|vontade de|prefiro) (só|mesmo|muito|tanto)? (morrer|estar morto|estar morta|deixar de existir|não existir|partir deste mundo|ir embora deste mundo)
      não quero (mais|continuar a)? (viver|existir|estar aqui|estar vivo|estar viva)|não aguento (mais)? (viver|a vida|estar vivo)
      (quero|vou) (ir)? (ter|encontrar|me juntar) (com|a)? (ele|ela|minha mãe|meu pai|meu filho) (no céu|lá|hoje|$)|a vida acabou (para|pra) mim`,
    intended: `(vou|decidi|estou prestes a|pretendo|estou a pensar em|planejo|resolvi) @kill-myself|(hoje|amanhã|esta noite|hoje à noite) (eu)? (vou morrer|vou fazer)
      (hoje|amanhã|esta noite|hoje à noite|logo à noite|domingo|sábado|segunda) (eu)? (acabo com tudo|me mato|mato me|ponho fim)|(vou) (acabar com isto|morrer) (hoje|amanhã|agora|logo|$)
      (já)? (decidi|está decidido|tomei a decisão) __ (morrer|matar|embora|acabar|não continuar)`,
    suicidal: `(estou|sou|me sinto|sinto me) suicida`,
    'suicide-thought': `(penso|pensado|pensando|pensamentos|pensar|ideias) (muito|sempre|constantemente)? (em|no|de|sobre) (suicídio|@kill-myself|morrer|morte|minha morte)
      (pensamentos|ideias|ideação) (suicidas|suicida|de suicídio)`,
    planned: `tenho (o) plano (para|de) (@kill-myself|morrer|suicídio)|(comprei) (uma|a) (corda|arma) __
      (já)? sei (como|quando|onde|o dia) (é que|eu vou)? (fazer|morrer|me matar|vou|matar me|vai ser)|(juntando|juntei|guardando|guardei|acumulei|a juntar|a guardar) __ @pills
      (quantos|quantas|qual|que|qual remedio) __ (@pills) __ (morrer|matar|mata|acordar mais|não acordar|preciso)
      (escrevi|deixei|escrita|escrever|escrevendo) __ (carta|cartas|bilhete) __ (despedida|adeus|suicídio)|separei a roupa do meu enterro`,
    'act-now': `(corda) (ao redor do) (meu)? pescoço|(arma|faca|revólver) (na|no|contra) (minha|meu|a|o)? (cabeça|pescoço|pulso|boca)|(acabei de cortar) os (meus)? pulsos|(na|no|à beira|na beira
      na beirada|em cima) (da|do|de)? (ponte|telhado|precipício|parapeito|prédio|viaduto|varanda|linha|trilhos) __ (pular|saltar|jogar|atirar|salto|pulo|vento|venta|comboio|trem)
      na beirada (do|da) (viaduto|ponte|prédio)|(corda) (à volta do|em volta do) (meu)? pescoço|corda no meu pescoço|(cortei) os (meus)? (pulsos|dois pulsos)`,
    farewell: `(essa é)? (a)? minha última (carta|noite|mensagem)|quando (você|vocês) (ler|lerem) (isto|isso) __ (morto|morta|aqui)|(amanhã)? (já)? não (vou estar|estarei) (mais)? (vivo|viva)
      (cuida|cuidem|cuide|diz|diga|digam|fala) (bem)? (da|do|dos|à|ao|aos|pra|para) ___ (por mim|quando eu (não estiver|for|morrer)|que (a|o|os)? (amo|amava))
      (adeus|me despeço) (a todos|de todos|para sempre|mundo)|(já)? não (estarei|vou estar) (mais)? (aqui|cá|entre)|(perdoa|perdoem|desculpa) (me)? __ (fui|adeus|cuida)|não me procurem`,
    tried: `(tentei) @kill-myself|tentativa de suicídio`,
    passive: `(cansado|cansada|farto|farta) (de viver|da vida)|(queria|gostava|gostaria|preferia|quem me dera|tomara|espero) __ (não acordar|estar morto|estar morta|não ter nascido|nunca ter nascido
      desaparecer|sumir|morrer|não existir|dormir para sempre|dormir pra sempre)|(alívio|melhor|melhores|mais felizes|mais leve) __ (sem mim|se eu (sumisse|morresse|desaparecesse|não existisse))
      tanto faz (viver|morrer|se eu morrer)|era melhor (eu)? (morrer|estar morto|estar morta|não existir)`,
    hopeless: `(não tenho|não há|nenhum|nenhuma|sem) (mais)? (razão|razões|motivo|motivos) (para|pra) (continuar viva|continuar vivo)|(a vida|minha vida|viver) (já)? não (tem|faz) (mais)? sentido
      (a vida)? não vale (mais)? a pena (viver)?|viver (pra|para) quê|(pra|para) quem? viver
      (não)? (há|vejo|tem|tenho) (mais)? (saída|esperança|sentido|futuro|razão|motivo) (para|pra|na|nenhuma|nenhum|em|$)|sou (só)? um (peso|fardo|estorvo) (para|pra|na)`,
    'self-harm-now': `(me cortei|cortei me|estou me cortando|me mutilei|voltei a me cortar) (de novo|outra vez|hoje|ontem|os braços|os pulsos|$)|(me)? (cortei|corto|cortando|cortar) (me)? (de novo
      outra vez|hoje|ontem|com|escondido|escondida|as coxas|a coxa|o braço|para|pra|porque|e)? (os braços|as pernas|gilete|uma lâmina|lâmina|a lâmina|sentir|aliviar|não consigo parar|ninguém)
      (me cortei|cortei me|corto me|me corto|me queimei|queimei me) (de novo|outra vez|hoje|ontem|de propósito|todos|quando|com|e|no|na|nos|nas|$)
      (bato|batendo|a bater) (com)? (a cabeça|minha cabeça) (na|contra) parede`,
    'self-harm-wanted': `(quero|vou|preciso|vontade de|apetece me) (me (cortar|machucar|mutilar|ferir|queimar)|cortar me|magoar me|ferir me|queimar me|aleijar me)`,
    taken: `(tomei|engoli|acabei de tomar|bebi) (todos|todas|uma caixa|a caixa|um frasco|o frasco|##|muitos|vários|demais|uma cartela|um monte) _ _ (@pills|inteira|inteiro)
      (@took) (@lots) (de|os|as|dos|meus|das|minhas|o|a)? (os|meus|as|minhas)? (@pills|cartela|frasco|que restavam|rivotril|dipirona|paracetamol)|(tomei|engoli) (todos|todas) de uma vez
      (tomei|bebi|engoli|ingeri) (uma garrafa de|um copo de|um gole de|um pouco de|a)? (@poison|overdose|uma overdose)|misturei __ @pills __ (vinho|álcool|vodka|cachaça|whisky|acabava|morrer)`,
    chest: `(dor|dores|aperto|pressão|pontada|peso|queimação) (muito)? (forte|enorme|horrível|intensa)? (no|em|dentro do) (meu|seu)? peito
      (peito) (dói|está doendo|aperta|apertado|a apertar|doendo|doer)|mão no peito|(está)? (tendo|ter) um (infarto|enfarte|ataque cardíaco)`,
    'chest-sign': `braço esquerdo|mandíbula|suando|(desmaiei|desmaiou|desmaiando)|(braço|ombro|maxilar|queixo|pescoço) (esquerdo)? (está|tá)? (dormente|pesado|formigando|dormindo|doendo|a doer)
      (vai|desce|irradia|passa|espalha) (para|pro|pra|pelo|até) (o|a)? (braço|maxilar|costas|ombro)|(suar|suores|suor|suo) (frio|frios|gelado)|desmaiar`,
    stroke: `(rosto|boca|cara) (caindo)|(boca|rosto|cara) (ao lado|de lado|torta|torto|caída|caído|entortou|descaída|paralisada|paralisado)
      (não) (consegue|consigo|mexe|levanta|move|sinto) (mexer|levantar|mover)? (o|a|uma|meu|minha)? (braço|perna|lado|mão)
      (fala|falando|falar|fala tudo) (enrolado|enrolada|arrastado|arrastada|embolado|embolada|à toa)|não diz coisa com coisa
      (lado|metade) (esquerdo|direito|do corpo|da cara|do rosto) __ (dormente|paralisado|paralisada|sem força)|(tendo|ter) um avc|pior dor de cabeça da minha vida`,
    airway: `choque anafilático|(garganta|língua|lábios|cara|rosto) __ (inchando|fechando|inchada|inchados|inchado|inchar|fechar|fechada|a inchar|a fechar) ___ (alergia|alérgico|alérgica|comi|comeu
      camarão|abelha|picado|picada|amendoim|respirar|ar)
      (camarão|abelha|amendoim|alergia|picada|alérgica|alérgico|vespa) ___ (garganta|língua|lábios|cara) __ (inchou|inchando|fechando|inchada|inchados|inchar|fechar)
      (não|mal) (consigo|consegue) respirar (e|direito e|nada|lábios)|sem (conseguir respirar|ar) e`,
    bleeding: `(não paro) de sangrar|sangrando (muito|sem parar)|sangue por (todo lado|toda parte)|(nao) (pára) (de)? (sangrar|o sangue)|(muito|tanto) sangue
      (jorrando|escorrendo|a jorrar|jorra|esvair|esvaindo) (eu)?|cortei (muito)? (fundo)|(vomita|vomitando|vomitar|vomitou|tossindo|cuspindo|cuspir|tossir) (muito)? sangue
      (sangramento|hemorragia) não (pára)|(toalha|pano) (encharcada|encharcado)`,
    lifeless: `não (está)? (respira|respirando)|(está)? inconsciente|desacordad*|(não|parou de|deixou de|mal) (está a)? (respirar|respira|respirando|acorda nem|reage|responde e)
      (não)? (consigo|conseguimos) acordá (lo|la)|(desmaiou|caiu) e não (acorda|responde)|(ficando|ficou|está|lábios|a ficar) (roxo|roxa|roxos|azul|azuis)
      (está)? (tendo|ter) (uma)? (convulsão|convulsões|parada)|engasgad* e não|sem pulso|tá convulsionando`,
    'abuse-now': `(marido|namorado|pai|padrasto|mãe|esposa|namorada|ele|ela|ex) (sempre|ontem|hoje)? me (ameaça de morte|ameaçou de morte|ameaça matar|ameaçou matar)|(bate|bateu|batem) em mim
      (vai|quer) me matar|tenho medo que (ele|ela) me mate|@partner (sempre|já|ontem|hoje|também|as vezes|bêbado)? me (@beats)|@partner (bateu|bate|deu|batia) (me|em mim|na minha cara)
      (ele|pai|marido|namorado|mãe) (empurrou|agarrou|apertou|sufocou|esganou|pontapeou) me|me (bateu|espancou|enforcou|agrediu|socou) (ontem|hoje|de novo|outra vez|na frente|com|porque|e)
      (ameaça|ameaçou|disse que|jura que|diz que) (que)? (vai)? __ me (mata|matar|parte|bate|encontra)|(disse|diz) (q) se eu (contar|sair|for|deixar) ___ (mata|parte|bate|mato)
      (não)? me deixa sair de casa|(tirou|tirou me|pegou) (meu|o meu)? (celular|telemóvel|dinheiro|chaves) __ (sair|casa|trancada)
      (tenho|morro de) medo (do|da) (meu|minha)? (marido|namorado|pai|padrasto|ex|mulher|companheiro)|me mantém (trancada|presa)`,
    'abuse-danger': `(ele|meu marido|meu pai|meu namorado) está (me agredindo|arrombando)|(escondida|escondido|trancada|trancado) no (banheiro|armário)|ele (está com|tem) uma (faca|arma)
      (com|tem|puxou) (o|a|uma) (facão|faca|arma|revólver|pistola|machado) __ (porta|matar|mim|nós|gritando|aqui|fora|ameaça)|(arrombando|arrombou|quebrando|a arrombar|a partir) a porta
      (escondida|escondido|trancada|trancado|fechada) (no|na|dentro|em|debaixo) __ (ele|porque|medo|pai|marido|quarto|cama)|vai me matar (agora|hoje|ajuda|socorro)
      está (a bater me|me batendo|batendo na minha mãe|a bater na minha mãe)`,
    rape: `(fui|fui eu|sido|ser) (estuprada|estuprado|violada|violado|abusada sexualmente|abusado sexualmente)|(me estuprou|me violou|me estupraram|abusou de mim)
      (disse|falei) (que)? não (e|mas) __ (continuou|fez|forçou|parou)|(me)? (forçou|obrigou|forçaram|forçada|obrigada) (me)? (a (ter|transar|fazer|sexo))
      (passou|meteu|enfiou) a mão (em|na|no|nas|dentro|por) (mim|minha|meu|meus|minhas)|(fui|fomos) (abusada|abusado|violentada|violada|estuprada)|abusaram de mim|sem o meu consentimento
      (tirou|tira) (o|a) (preservativo|camisinha) sem|(sexo|relações) comigo (enquanto|sem|a dormir|dormindo)`,
    'rape-now': `(me estupra|abusa de mim)|(me|mim) (força|obriga) a (transar|fazer|ter|dormir)|obriga me a (ter|fazer|dormir)|viola me|me viola`,
    'child-hurt': `(pai|padrasto|tio|avô|professor|treinador|irmão) (toca em mim|mexe comigo|abusa de mim)
      (bate|espanca|abusa|maltrata|machuca) (no|na|em|do|da|o|a|os|nos) (meu|minha|meus|nosso)? (filho|filha|filhos|bebê|criança|crianças)
      (pai|padrasto|tio|avô|professor|treinador|irmão|mãe|padre) (me)? __ (me toca|toca me|mexe em mim|entra no meu quarto|me tranca|vem no meu quarto|passa a mão em mim|vem ao meu quarto|me apalpa)
      (bate|bateu|bati|espanca|sacudi|sacudiu|maltrata|machucou|queimou) (no|na|em|nos|o|a|os|nas) (meu|minha|meus|nosso|próprio)? @child
      (deixa|deixam|deixou) (os|as|o|a) @child (sozinho|sozinhos|sozinha|sozinhas|com fome|trancados)|(foto|fotos) (pelada|pelado|nua|nu|sem roupa)|(bati|bato) (nela|nele|na minha vó|no meu pai)`,
    minor: `(eu)? tenho (8|9|10|11|12|13|14|15|16|17|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezessete) anos`,
    'other-suicidal': `(meu|minha|uma) @relative _ (quer|disse que quer|diz que quer|vai|tentou|ameaça|ameaçou|falou que vai|disse que vai|pensa em) (se)? (se suicidar)|@he __ (quer|disse que quer
      diz que quer|disse que vai|diz que vai|vai|tentou|ameaça|ameaçou|falou que vai|falou que quer|fala em|pensa em) (se)? (matar|suicidar|morrer|tirar a própria vida|acabar com a vida|enforcar
      jogar da|atirar se|acabar com tudo)|@he __ (deixou|escreveu|mandou|pôs|postou) __ (carta|bilhete|mensagem|comprimidos) __ (despedida|adeus|perdão|suicídio|pedindo)
      @he (se corta|corta se|está se cortando|anda a cortar se)`,
    'other-taken': `(meu|minha) @relative (tomou|engoliu|bebeu) (uma|todos|muitos|##|vários) __|(@he|@child) __ (tomou|engoliu|bebeu|comeu|ingeriu) __ (@poison|@pills|cartela|pilha|overdose)`,
    voices: `(vozes|voz) __ (mandam|dizem|manda|diz|ordenam|mandando|dizendo) (para|pra|que)? (eu)? (me)? (matá lo)|(vozes|voz|deus|jesus|diabo|demónio|televisão|anjo) __ (mandam|dizem|manda|diz
      ordenam|mandou|ordenou|mandando|dizendo|pedem|querem) (para|pra|que)? (eu|o|me)? (me)? _ (matar|machucar|pular|morrer|cortar|mate|machuque|furar|entrar no mar|esfaquear|queimar|saltar|magoar
      atirar|atacar|empurrar|salte|pule)`,
    threat: `(vou|quero) (matar|esfaquear|atirar) (ele|ela|eles|meu|minha|todos|todo mundo|alguém|aquele|o)
      (vou|quero) (matar|esfaquear|furar|dar um tiro em|rebentar) (ele|ela|eles|o meu|a minha|meu|minha|todos|todo mundo|alguém|aquele|esse|aquela|nele|nela)
      vou (matá|esfaqueá|acabar com) (lo|la|los|ele|ela|a raça)|(mato) (ele|ela|o meu|aquele)|(dia|feira|amanhã|hoje) (levo|vou levar) a (faca|arma|pistola)`,
    purging: `(provoco|forço|provoquei) (o)? vômito|me faço vomitar|# dias sem comer|tenho (anorexia|bulimia)|(laxante|laxantes) __ (toda|todo|sempre|depois)|(dedo|dedos) na garganta
      vomito (tudo|depois|sempre|o que)`,
    intrusive: `(pensamentos|imagens) (intrusivos|intrusivas|indesejados)|(e se eu|medo de) (machucar|matar|esfaquear|machucasse|esfaqueasse|fizer mal) _ (meu|minha|alguém|bebê)`,
    soon: `(esta noite|amanhã|agora|hoje)`,
    recently: `(ontem|hoje|esta semana|essa semana|semana passada|há (poucos|dois|três|#) (dias|horas))`,
    'long-ago': `(há (muitos)? anos|anos atrás|quando eu era (criança|pequeno|pequena|jovem|adolescente)|na infância|no passado)`,
    fiction: `(romance|personagem|filme|música)`,
    figure: `(matar de (estudar|trabalhar|rir)|(mãe|pai|avó|vó|chefe) vai me matar|no xadrez|no futebol|no jogo|no tênis|na sinuca|no fifa|de rir|de vergonha|de fome|de calor|de tédio|kkk|kkkk|haha|de sono|de frio|de medo)`,
    denied: `(eu)? não (quero|vou) (me matar|morrer|me suicidar|me machucar)|não é que eu|nunca disse que`,
    'means-ready': `(tenho|com) (a|os|uma|o) (faca|corda|@pills|arma|lâmina|gilete|revólver|pistola) __ (na mão|aqui|na mesa|do lado|à frente|na minha frente|ao lado|pronta|carregada)
      (lâmina|gilete|faca) __ na mão`,
    'cannot-go-on': `(já)? não aguento mais $|não aguento mais isto $|(já)? não consigo mais $|não dá mais $|estou farto de tudo|cansei de tudo`,
    'child-risk': `(vou|quase|medo de|prestes a) (bater|sacudir|machucar|magoar|sufocar|jogar|atirar) (no|na|o|a|em) (meu|minha)? @child`,
    'other-act': `@he (está|subiu|ta) __ (na|no|em cima) (da|do)? (ponte|telhado|varanda|viaduto|parapeito)|@he (se enforcou|enforcou se|cortou os pulsos|está se enforcando)`,
    'threat-ready': `(peguei|tenho|comprei|levo|estou com|to com) (o|a|uma) (revólver|faca|arma|pistola|gasolina|facão) __ (indo|vou|casa dele|casa dela|acertar|matar|oficina|escola|ele|pagar
      contas)`,
    starving: `(#|dois|três|quatro|cinco|seis) dias (de no food|sem comida|só com água|sem comer|só de água)`,
    panic: `(crise de ansiedade|crise de pânico|ataque de pânico|hipocondríac*|cardiologista|exames|eletro|e se (for|eu tiver)|o médico disse|dr google)`,
    accident: `(cozinhando|a cozinhar|sem querer|acidente|descascando|cebola|barbear|forma|legumes)`,
    prescribed: `(receitado|receitou|receitados|receita médica|vitamina|vitaminas|melatonina|como sempre|todo dia)`,
    bereaved: `(se matou|suicidou se|se suicidou|tirou a própria vida) (há|quando|em|faz)`,
    'asks-ending-life': `(pensando|pensado|pensa|pensas|pensou) em (acabar com a (sua|tua)? vida|tirar a (própria|sua)? vida|se matar|suicídio|morrer)`,
    'answers-plainly-safe': `^ (sim|obrigada|obrigado)? (eu)? (estou|tô) (em segurança|a salvo|fora de perigo|num lugar seguro) (agora|aqui|em casa|por enquanto|neste momento)? $
      ^ (sim|obrigada|obrigado)? (eu)? (estou|tô) (segura|seguro) (agora|aqui|em casa|por enquanto|neste momento) $`,
    'answers-yes': `^ (sim|sempre|todos os dias|claro|com certeza)`,
    'answers-partly': `^ (um pouco|mais ou menos|acho que sim|alguns|de certa forma|um bocado|tipo isso)`,
    'answers-maybe': `^ (às vezes|talvez|pode ser|de vez em quando|depende|por vezes|quem sabe)`,
    'answers-silence': `^ ((que)? (diferença|importância) (faz|tem|isso)|(e)? (isso)? (importa|faz diferença)|tanto faz|que importa|quem se importa)`,
    'answers-unsure': `^ (não sei|não tenho certeza|sei lá)`,
    'answers-later': `^ (hoje não|ainda não)`,
    'answers-hardly': `^ não (muito|exatamente|totalmente)`,
    'answers-no': `^ (nunca|nada|nao)`,
  },
}
