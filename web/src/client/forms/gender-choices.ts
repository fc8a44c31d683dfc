interface Words {
  readonly female: string;
  readonly male: string;
  readonly nonbinary: string;
  readonly preferNot: string;
}

/** The answers to the question for the gender, in the order of every form. */
export function genderChoices(words: Words) {
  return [
    {value: "female", label: words.female},
    {value: "male", label: words.male},
    {value: "non_binary", label: words.nonbinary},
    {value: "not_stated", label: words.preferNot},
  ] as const;
}
