/** The field's id in the page, for the summary of errors. */
export const profileFieldId = (field: string) => `profile-${field.replaceAll('.', '-')}`;
