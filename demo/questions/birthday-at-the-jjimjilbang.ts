import type { DemoQuestion } from '../demo-question.ts';

export const birthdayAtTheJjimjilbang = {
	id: 'birthday-at-the-jjimjilbang',
	asker: { firstName: 'Huong', lastName: 'Le', country: 'VN' },
	area: 'wellness',
	kind: 'jjimjilbang',
	title: 'Sinh nhật mẹ 60 tuổi ở jjimjilbang, nhóm 8 người, có phòng riêng không',
	contents: `Nhóm 8 người nữ, từ 24 đến 60 tuổi. Muốn thử xông hơi Hàn Quốc một buổi chiều, tắm tẩy tế bào chết, rồi ăn bánh sinh nhật cho mẹ. Mẹ tôi huyết áp hơi cao nên chỉ ngồi phòng ấm. Có người ngại tắm chung, có khu thay đồ riêng không? Cần nhân viên hướng dẫn tiếng Việt cho lần đầu.`,
	language: 'vn',
	wished: { fromInDays: 4, toInDays: 6 },
	persons: { adult: 8, child: 0, infant: 0 },
	budget: { amount: 700_000, currency: 'KRW' },
	languages: ['vn'],
	region: 'seoul',
	needs: {},
	isPrivate: false,
	askedDaysAgo: 13,
	state: 'withdrawn',
	ended: { reason: 'plans-changed', daysAgo: 3 },
	answers: [
		{
			provider: 'dongdaemun-clay-sauna',
			language: 'vn',
			text: `Chúng tôi có phòng ondol riêng cho 8 người trong 4 tiếng, có thể mang bánh vào. Khu tắm chia riêng nam và nữ, khi vào không mặc quần áo; bạn nào ngại có thể dùng hai buồng tắm đứng có rèm rồi mặc đồ xông hơi. Với người huyết áp cao, vui lòng hỏi bác sĩ trước; phòng ấm nhẹ của chúng tôi là 42 độ, bên ngoài phòng đá lạnh luôn có ghế nghỉ. Nhân viên nói tiếng Việt đi cùng nhóm trong 30 phút đầu.`,
			lines: [
				{ of: 'sessions', name: 'Vé xông hơi và tẩy tế bào chết', quantity: 8, won: 68_000 },
				{ of: 'other', name: 'Phòng riêng 4 tiếng', quantity: 1, won: 80_000 },
				{ of: 'interpreter', name: 'Hướng dẫn tiếng Việt', quantity: 1, won: 0 },
				{ of: 'meals', name: 'Bánh sinh nhật', quantity: 1, won: null },
			],
			dates: [
				{ inDays: 4, time: null },
				{ inDays: 5, time: null },
			],
			validDays: 14,
			hoursAfter: 5,
		},
		{
			provider: 'ikseon-tea-house',
			language: 'vn',
			text: `Sau buổi xông hơi, chúng tôi có thể đón nhóm ở phòng trên gác với trà quýt ấm và bánh gạo hình hoa có viết tên mẹ. Không cần đặt cọc, chỉ cần báo số người trước một ngày.`,
			lines: [
				{ of: 'meals', name: 'Trà và bánh gạo cho nhóm, 60 phút', quantity: 8, won: 25_000 },
				{ of: 'meals', name: 'Bánh gạo sinh nhật viết tên', quantity: 1, won: 45_000 },
				{ of: 'sessions', name: 'Xông hơi', quantity: 1, won: null },
			],
			dates: [{ inDays: 4, time: '17:00' }],
			validDays: 10,
			hoursAfter: 19,
		},
	],
} satisfies DemoQuestion;
