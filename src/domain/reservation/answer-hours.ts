/** No answer within this: the request runs out. */
export const answerHours = 48;
