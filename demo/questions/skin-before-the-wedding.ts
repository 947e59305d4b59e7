import type { DemoQuestion } from '../demo-question.ts';

export const skinBeforeTheWedding = {
	id: 'skin-before-the-wedding',
	asker: { firstName: 'Thu Trang', lastName: 'Le', country: 'VN' },
	area: 'medical',
	kind: 'dermatology',
	title: 'Da không đều màu, hai tháng nữa cưới, ở Seoul 5 ngày',
	contents: `Mình 28 tuổi, da hỗn hợp, có vài vết thâm mụn ở cằm và lỗ chân lông to ở má. Hai tháng nữa mình cưới nên chỉ muốn làm nhẹ nhàng, không bong tróc lâu.
Mình muốn khám với bác sĩ da liễu trước, rồi làm một lần nếu phù hợp. Cho mình hỏi nên nghỉ trang điểm mấy ngày, có cần quay lại không, và tổng chi phí là bao nhiêu. Em gái mình đi cùng và cũng muốn được soi da.`,
	language: 'vn',
	wished: { fromInDays: 21, toInDays: 25 },
	persons: { adult: 2, child: 0, infant: 0 },
	budget: { amount: 9_000_000, currency: 'VND' },
	languages: ['vn'],
	region: 'seoul',
	needs: { interpreter: 'vn' },
	isPrivate: true,
	askedDaysAgo: 1,
	state: 'open',
	answers: [],
} satisfies DemoQuestion;
