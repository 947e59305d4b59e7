import type { DemoQuestion } from '../demo-question.ts';

export const forestForParents = {
	id: 'forest-for-parents',
	asker: { firstName: 'Quang', lastName: 'Vo', country: 'VN' },
	area: 'wellness',
	kind: 'forest-healing',
	title: 'Đi bộ nhẹ trong rừng cho bố mẹ 70 tuổi, cần hướng dẫn tiếng Việt',
	contents: `Bố mẹ tôi 70 tuổi, đi bộ được khoảng một tiếng trên đường bằng. Muốn một buổi trong rừng, có chỗ ngồi nghỉ và bữa trưa nhẹ, gần Seoul càng tốt để không phải ngồi xe lâu. Cần người hướng dẫn nói tiếng Việt, vì bố mẹ không biết tiếng Anh.`,
	language: 'vn',
	wished: { fromInDays: -12, toInDays: -8 },
	persons: { adult: 2, child: 0, infant: 0 },
	budget: { amount: 300_000, currency: 'KRW' },
	languages: ['vn'],
	region: null,
	needs: {},
	isPrivate: false,
	askedDaysAgo: 41,
	state: 'expired',
	answers: [],
} satisfies DemoQuestion;
