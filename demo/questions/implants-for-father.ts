import type { DemoQuestion } from '../demo-question.ts';

export const implantsForFather = {
	id: 'implants-for-father',
	asker: { firstName: 'Thao', lastName: 'Pham', country: 'VN' },
	area: 'medical',
	kind: 'dentistry',
	title: 'Cấy 2 implant cho bố 63 tuổi có tiểu đường, cần đi mấy lần',
	contents: `Bố tôi 63 tuổi, mất hai răng hàm dưới bên phải, tiểu đường tuýp 2 uống thuốc đều, đường huyết lúc đói khoảng 7. Đã có phim CT chụp ở TP.HCM năm nay.
Tôi biết phải khám mới rõ có cấy implant được không, nhưng xin cho biết trước: cần đi Hàn Quốc mấy lần, mỗi lần bao nhiêu ngày, giá từng phần, và trước khi đi cần chuẩn bị gì về đường huyết. Cần phiên dịch tiếng Việt.`,
	language: 'vn',
	wished: { fromInDays: 26, toInDays: 40 },
	persons: { adult: 2, child: 0, infant: 0 },
	budget: { amount: 5_000_000, currency: 'KRW' },
	languages: ['vn'],
	region: 'seoul',
	needs: { interpreter: 'vn' },
	isPrivate: false,
	askedDaysAgo: 12,
	state: 'matched',
	answers: [
		{
			provider: 'gangnam-line-dental',
			language: 'vn',
			text: `Kính chào Quý khách. Thường cần hai chuyến đi, cách nhau 3 đến 6 tháng. Chuyến đầu 5 ngày: khám, chụp CT lại nếu phim cũ không đủ, cấy trụ, kiểm tra sau 2–3 ngày. Chuyến sau 7 ngày: lấy dấu và gắn răng sứ.
Với người có tiểu đường, bác sĩ xem HbA1c trong 3 tháng gần nhất trước khi quyết định. Quý khách vui lòng không tự ý đổi liều thuốc và hỏi bác sĩ đang điều trị. Có ghép xương hay không chỉ biết sau khi khám, vì vậy được ghi là chưa bao gồm.`,
			lines: [
				{ of: 'consultation', name: 'Khám, CT 3D và kế hoạch điều trị', quantity: 1, won: 150_000 },
				{ of: 'procedure', name: 'Cấy trụ implant và răng sứ', quantity: 2, won: 1_450_000 },
				{ of: 'anaesthesia', name: 'Gây tê tại chỗ', quantity: 2, won: 0 },
				{ of: 'aftercare', name: 'Kiểm tra và cắt chỉ', quantity: 2, won: 0 },
				{ of: 'interpreter', name: 'Phiên dịch tiếng Việt', quantity: 4, won: 0 },
				{ of: 'procedure', name: 'Ghép xương nếu cần (₩400,000–₩700,000)', quantity: 1, won: null },
				{ of: 'medicine', name: 'Thuốc theo đơn', quantity: 1, won: null },
			],
			dates: [
				{ inDays: 27, time: '10:00' },
				{ inDays: 34, time: '10:00' },
			],
			validDays: 21,
			hoursAfter: 8,
		},
		{
			provider: 'seorae-internal-medicine',
			language: 'vn',
			text: `Chúng tôi là phòng khám nội khoa, không làm răng. Nếu nha sĩ yêu cầu, chúng tôi có thể kiểm tra đường huyết, HbA1c, chức năng thận và đông máu cho bố Quý khách ngay hôm trước ngày cấy, có kết quả trong ngày bằng tiếng Anh để đưa cho nha sĩ. Có phiên dịch tiếng Việt.`,
			lines: [
				{ of: 'consultation', name: 'Khám nội khoa', quantity: 1, won: 50_000 },
				{ of: 'tests', name: 'Xét nghiệm máu trước phẫu thuật, HbA1c', quantity: 1, won: 120_000 },
				{ of: 'interpreter', name: 'Phiên dịch tiếng Việt', quantity: 1, won: 0 },
				{ of: 'medicine', name: 'Thuốc theo đơn', quantity: 1, won: null },
			],
			dates: [
				{ inDays: 26, time: '08:30' },
				{ inDays: 33, time: '08:30' },
			],
			validDays: 14,
			hoursAfter: 29,
		},
	],
	picked: { provider: 'gangnam-line-dental', daysAgo: 7 },
	thread: [
		{
			by: 'asker',
			text: 'Tôi đã gửi phim CT và kết quả HbA1c tháng trước là 7,1. Phòng khám xem giúp có cần chụp lại không.',
			hoursAgo: 160,
		},
		{
			by: 'provider',
			text: 'Bác sĩ đã xem phim: đủ để lập kế hoạch, chỉ chụp lại một phim nhỏ trong ngày khám, không tính thêm phí.',
			phrases: [{ phrase: 'bring-passport', slots: {} }],
			hoursAgo: 148,
		},
		{ by: 'asker', text: '', phrases: [{ phrase: 'thanks-help', slots: {} }], hoursAgo: 147 },
	],
} satisfies DemoQuestion;
