import type {Locale} from "@gradus/schemas/markets";

export const ABOUT: readonly Readonly<Record<Locale, (years: number) => string>>[] = [
  {
    en: (years) =>
      `I have coached for ${years} years, first in a club and now online. Most of my runners stay for more than one season.`,
    de: (years) =>
      `Ich coache seit ${years} Jahren, erst im Verein und heute online. Die meisten bleiben länger als eine Saison.`,
    fr: (years) =>
      `J’entraîne depuis ${years} ans, d’abord en club, aujourd’hui en ligne. La plupart restent plus d’une saison.`,
    es: (years) =>
      `Entreno desde hace ${years} años, primero en un club y ahora en línea. La mayoría se queda más de una temporada.`,
  },
  {
    en: (years) =>
      `A school teacher by day and a coach for ${years} years, I explain until it makes sense, then I let you run.`,
    de: (years) =>
      `Tagsüber unterrichte ich an einer Schule, seit ${years} Jahren coache ich. Ich erkläre, bis es einleuchtet, und dann lasse ich dich laufen.`,
    fr: (years) =>
      `Le jour, j’enseigne ; depuis ${years} ans, j’entraîne. J’explique jusqu’à ce que ce soit clair, puis je vous laisse courir.`,
    es: (years) =>
      `De día doy clase y desde hace ${years} años entreno. Explico hasta que se entiende y luego te dejo correr.`,
  },
  {
    en: (years) =>
      `I started with power ${years} years ago because my hills made pace useless. I have planned by watts ever since.`,
    de: (years) =>
      `Vor ${years} Jahren bin ich zur Leistung gekommen, weil das Tempo an meinen Hügeln nichts aussagte. Seitdem plane ich nach Watt.`,
    fr: (years) => `Mes côtes rendaient l’allure inutile : la puissance guide mes plans depuis ${years} ans.`,
    es: (years) =>
      `Empecé con la potencia hace ${years} años porque en mis cuestas el ritmo no decía nada. Desde entonces planifico por vatios.`,
  },
  {
    en: (years) => `Small group, ${years} years of practice, one promise: every message is answered by me.`,
    de: (years) =>
      `Kleine Gruppe, ${years} Jahre Praxis, ein Versprechen: Jede Nachricht beantworte ich selbst.`,
    fr: (years) =>
      `Un petit groupe, ${years} ans de pratique, une promesse : je réponds personnellement à chaque message.`,
    es: (years) => `Grupo pequeño, ${years} años de práctica y una promesa: cada mensaje lo respondo yo.`,
  },
  {
    en: (years) =>
      `After ${years} years of standing beside finish lines I know two things: nobody regrets an easy run, and nobody enjoys guessing.`,
    de: (years) =>
      `Nach ${years} Jahren neben Ziellinien weiß ich zweierlei: Niemand bereut einen lockeren Lauf, und niemand rät gern.`,
    fr: (years) =>
      `Après ${years} ans au bord des lignes d’arrivée, je sais deux choses : personne ne regrette un footing, personne n’aime deviner.`,
    es: (years) =>
      `Después de ${years} años junto a líneas de meta sé dos cosas: nadie se arrepiente de un rodaje suave y a nadie le gusta adivinar.`,
  },
];
