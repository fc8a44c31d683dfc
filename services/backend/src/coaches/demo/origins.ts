export interface Origin {
  readonly country: string;
  readonly languages: readonly string[];
  readonly first: readonly string[];
  readonly last: readonly string[];
}

const words = (text: string) => text.split(" ");

export const ORIGINS: readonly Origin[] = [
  {
    country: "DE",
    languages: ["de", "en"],
    first: words("Jördis Torben Annika Malte Friederike Henning"),
    last: words("Brückmann Oelze Hagedorn-Lüth Wieskötter Süßkind Petzold"),
  },
  {
    country: "US",
    languages: ["en", "es"],
    first: words("Maribel Dale Keisha Wyatt Ximena Grant"),
    last: words("Ostrander Whitlock Barrientos Tilden McAllard Lindholm"),
  },
  {
    country: "FR",
    languages: ["fr", "en"],
    first: words("Éloïse Gaspard Maëlys Corentin Solène Bastien"),
    last: words("Vauquelin Lamoureux-Petit Guérin Delmas Rousselot Chastain"),
  },
  {
    country: "ES",
    languages: ["es", "en"],
    first: words("Íñigo Nerea Álvaro Leire Gonzalo Begoña"),
    last: words("Zubeldia Castañares Carrascal Ibarluzea Peñalver Urrutikoetxea"),
  },
  {
    country: "GB",
    languages: ["en"],
    first: words("Imogen Callum Bethan Rupert Ailsa Declan"),
    last: words("Thackeray-Moss Pendleton O’Hanlon Gillespie Wainfleet Cadwallader"),
  },
  {
    country: "CA",
    languages: ["en", "fr"],
    first: words("Noémie Tremaine Maude Angus Océane Bryce"),
    last: words("Lachapelle Fairbairn Desrosiers Kowalchuk Thériault Sinclair-Roy"),
  },
  {
    country: "CH",
    languages: ["de", "fr", "it", "en"],
    first: words("Ladina Urs Flurina Reto Séverine Beat"),
    last: words("Zgraggen Caduff Rochat-Meier Bärtschi Schnyder Aebischer"),
  },
  {
    country: "AT",
    languages: ["de", "en"],
    first: words("Vroni Leopold Magdalena Korbinian Theres Quirin"),
    last: words("Hinterleitner Obermoser Schwaighofer Zöchling Riegler Pölzl"),
  },
  {
    country: "AU",
    languages: ["en"],
    first: words("Matilda Lachlan Tahlia Fergus Bronte Heath"),
    last: words("Carmody Blackwood Nguyen-Hale Rafferty Stanmore Whitcombe"),
  },
  {
    country: "IT",
    languages: ["it", "en"],
    first: words("Ginevra Ruggero Ludovica Tiziano Fiammetta Nicolò"),
    last: words("Bongiovanni Tessarolo D’Alconzo Marchesan Pavanello Zanforlin"),
  },
  {
    country: "NL",
    languages: ["nl", "en", "de"],
    first: words("Femke Joris Maartje Wessel Noortje Sjoerd"),
    last: words("Terpstra Hoekzema Brouwenstijn Kuipers Dijkhuizen Zonneveld"),
  },
  {
    country: "SE",
    languages: ["sv", "en"],
    first: words("Åsa Tage Linnéa Sixten Märta Viggo"),
    last: words("Öhrström Hallqvist Ljungdahl Sköldebrand Engvall Åhlander"),
  },
  {
    country: "NO",
    languages: ["no", "en"],
    first: words("Sølvi Eirik Ragnhild Torstein Åshild Mathis"),
    last: words("Bråten Øvergaard Hegstad Kvamme Tjøstheim Lindvåg"),
  },
  {
    country: "PL",
    languages: ["pl", "en"],
    first: words("Łucja Bogdan Jagoda Zbyszko Żaneta Kajetan"),
    last: words("Wróblewicz Szczygielska Łaszczuk Domagalska Ćwiklak Zarębski"),
  },
  {
    country: "PT",
    languages: ["pt", "en", "es"],
    first: words("Beatriz Tomé Inês Gonçalo Mafalda Duarte"),
    last: words("Valadares Figueirinha Lourenço-Pais Sarmento Sobreira Queirós"),
  },
  {
    country: "MX",
    languages: ["es", "en"],
    first: words("Citlali Ulises Jimena Evaristo Ofelia Saúl"),
    last: words("Villaseñor Tlapale Arriaga Covarrubias Cedeñuela Zepeda"),
  },
  {
    country: "AR",
    languages: ["es", "en"],
    first: words("Malena Facundo Rocío Ezequiel Pilar Lautaro"),
    last: words("Etchegaray Bustamante Iriarte Larralde-Sosa Peralta Giacobone"),
  },
  {
    country: "JP",
    languages: ["ja", "en"],
    first: words("Chihiro Daichi Kanae Ryota Misaki Tetsuo"),
    last: words("Hayashida Kuramochi Nishizawa Ogasawara Tachikawa Uehara"),
  },
  {
    country: "KE",
    languages: ["sw", "en"],
    first: words("Wambui Barasa Nyokabi Otieno Zawadi Mutiso"),
    last: words("Achola Wekesa Gathoni Nyamweya Mwakio Ndirangu"),
  },
  {
    country: "ZA",
    languages: ["en", "af"],
    first: words("Anneke Sipho Lerato Dirkie Thandeka Ruan"),
    last: words("Esterhuysen Mokwena Vermaak Dlomo-Smit Labuschagne Sithebe"),
  },
];
