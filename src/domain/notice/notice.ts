/** What a notice is about. */
export const noticeTopics = ['service', 'entry', 'holidays', 'payments'] as const;
export type NoticeTopic = (typeof noticeTopics)[number];
