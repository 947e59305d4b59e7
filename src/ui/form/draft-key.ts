/** A form half filled is kept in sessionStorage under a key that begins so. */
export const draftPrefix = 'draft:';
