import type { DemoQuestion } from '../demo-question.ts';

export const incentiveFromHanoi = {
	id: 'incentive-from-hanoi',
	asker: { firstName: 'Linh', lastName: 'Nguyen', country: 'VN' },
	area: 'travel',
	kind: 'incentive-tour',
	title: 'Đoàn khen thưởng 42 người từ Hà Nội, Seoul 4 ngày, có tiệc gala',
	contents: `Công ty phân phối thiết bị y tế ở Hà Nội, đoàn 42 người, phần lớn lần đầu đến Hàn Quốc. Cần 4 ngày 3 đêm ở Seoul: 1 ngày tham quan, 1 ngày hoạt động nhóm, 1 tối gala có sân khấu, âm thanh và trao giải.
Cần hướng dẫn viên tiếng Việt, xe 45 chỗ, phòng đôi. Hai người ăn chay, không ai cần halal. Cần thư mời để xin visa theo đoàn.
Vui lòng báo giá trọn gói và ghi rõ phần nào chưa bao gồm.`,
	language: 'vn',
	wished: { fromInDays: 62, toInDays: 75 },
	persons: { adult: 42, child: 0, infant: 0 },
	budget: { amount: 60_000_000, currency: 'KRW' },
	languages: ['vn'],
	region: 'seoul',
	needs: { flags: ['vegetarian'], interpreter: 'vn' },
	isPrivate: false,
	askedDaysAgo: 6,
	state: 'answered',
	answers: [
		{
			provider: 'maru',
			language: 'vn',
			text: `Cảm ơn bạn đã gửi thông tin rất rõ. Chúng tôi đề xuất: ngày 1 cung điện và làng cổ, ngày 2 thi đấu theo đội ở Everland, tối ngày 3 gala tại hội trường ở Samseongdong với sân khấu LED 8 m, MC tiếng Việt và thực đơn chay riêng cho hai khách.
Thư mời xin visa theo đoàn được cấp sau khi xác nhận danh sách; việc cấp visa do đại sứ quán quyết định. Giá tính theo 42 người, nếu đoàn từ 38 đến 45 người thì đơn giá không đổi.`,
			lines: [
				{ of: 'guide', name: 'Tour 3 ngày, hướng dẫn viên tiếng Việt, vé tham quan', quantity: 42, won: 385_000 },
				{ of: 'other', name: 'Tiệc gala: hội trường, sân khấu, âm thanh, MC', quantity: 42, won: 268_000 },
				{ of: 'stay', name: 'Khách sạn 4 sao, phòng đôi, 3 đêm', quantity: 21, won: 480_000 },
				{ of: 'vehicle', name: 'Xe 45 chỗ, 4 ngày', quantity: 4, won: 780_000 },
				{ of: 'tax', name: 'VAT đã bao gồm', quantity: 1, won: 0 },
				{ of: 'tickets', name: 'Vé máy bay và phí visa', quantity: 42, won: null },
			],
			dates: [
				{ inDays: 64, time: null },
				{ inDays: 71, time: null },
			],
			validDays: 21,
			hoursAfter: 26,
		},
		{
			provider: 'han-river-chauffeurs',
			language: 'vn',
			text: `Chúng tôi chỉ báo giá phần xe vì đây là việc chúng tôi làm mỗi ngày: một xe 45 chỗ và một xe 17 chỗ dự phòng cho ngày gala, tài xế ở lại với đoàn suốt bốn ngày. Giá gồm phí cầu đường, đậu xe và chỗ nghỉ của tài xế. Hướng dẫn viên tiếng Việt đi cùng xe từ sân bay về khách sạn và ngược lại.`,
			lines: [
				{ of: 'vehicle', name: 'Xe 45 chỗ, 4 ngày, 10 tiếng mỗi ngày', quantity: 4, won: 720_000 },
				{ of: 'vehicle', name: 'Xe 17 chỗ, ngày gala', quantity: 1, won: 380_000 },
				{ of: 'guide', name: 'Hướng dẫn viên tiếng Việt ngày đón và tiễn', quantity: 2, won: 250_000 },
				{ of: 'stay', name: 'Khách sạn', quantity: 1, won: null },
				{ of: 'other', name: 'Tiệc gala', quantity: 1, won: null },
			],
			dates: [
				{ inDays: 62, time: null },
				{ inDays: 64, time: null },
				{ inDays: 71, time: null },
			],
			validDays: 30,
			hoursAfter: 7,
		},
		{
			provider: 'haeundae-harbour-hotel',
			language: 'vn',
			text: `Nếu đoàn có thể dành đêm cuối ở Busan, khách sạn có phòng tiệc nhìn ra biển cho 60 khách, nhân viên nói tiếng Việt trực cả đêm. Giá dưới đây cho 1 đêm và tiệc tối tự chọn có món chay; tàu KTX từ Seoul mất khoảng 2 tiếng 40 phút, chưa bao gồm trong giá.`,
			lines: [
				{ of: 'stay', name: 'Phòng đôi hướng biển, 1 đêm, có bữa sáng', quantity: 21, won: 168_000 },
				{ of: 'other', name: 'Tiệc tối tự chọn và phòng tiệc 3 tiếng', quantity: 42, won: 95_000 },
				{ of: 'other', name: 'Âm thanh, màn hình', quantity: 1, won: 1_200_000 },
				{ of: 'vehicle', name: 'Tàu KTX và xe ở Busan', quantity: 42, won: null },
			],
			dates: [{ inDays: 66, time: null }],
			validDays: 14,
			hoursAfter: 46,
		},
	],
} satisfies DemoQuestion;
