/** The buttons in the bar stand outside of the form. */
export const formId = 'rating-form';
