import type { DemoQuestion } from '../demo-question.ts';

export const dmzAndNami = {
	id: 'dmz-and-nami',
	asker: { firstName: 'Minh', lastName: 'Tran', country: 'VN' },
	area: 'travel',
	kind: 'day-tour',
	title: 'DMZ và đảo Nami trong 2 ngày, 6 người, hướng dẫn viên tiếng Việt',
	contents: `Gia đình 6 người: 4 người lớn, 2 cháu 8 và 11 tuổi. Muốn đi DMZ một ngày và đảo Nami một ngày, xe riêng, không ghé cửa hàng miễn thuế. Có người say xe nên cần nghỉ dọc đường. Ở khách sạn gần ga Seoul.
Vui lòng cho biết DMZ có cần đăng ký hộ chiếu trước không và nếu DMZ đóng cửa đột xuất thì xử lý thế nào.`,
	language: 'vn',
	wished: { fromInDays: 15, toInDays: 20 },
	persons: { adult: 4, child: 2, infant: 0 },
	budget: { amount: 1_400_000, currency: 'KRW' },
	languages: ['vn', 'en'],
	region: 'gyeonggi',
	needs: {},
	isPrivate: false,
	askedDaysAgo: 2,
	state: 'answered',
	answers: [
		{
			provider: 'maru',
			language: 'vn',
			text: `Có, khi vào DMZ cần bản gốc hộ chiếu của từng người, kể cả trẻ em; chúng tôi đăng ký tên trước ba ngày làm việc. Nếu khu vực đóng cửa đột xuất, bạn được hoàn lại toàn bộ tiền ngày đó hoặc đổi sang ngày khác, tùy bạn chọn.
Lịch không ghé cửa hàng. Cứ 50 phút xe dừng nghỉ một lần, chỗ ngồi phía trước dành cho người say xe.`,
			lines: [
				{ of: 'guide', name: 'Tour DMZ: người lớn', quantity: 4, won: 92_000 },
				{ of: 'guide', name: 'Tour DMZ: trẻ em', quantity: 2, won: 76_000 },
				{ of: 'guide', name: 'Tour đảo Nami: người lớn', quantity: 4, won: 79_000 },
				{ of: 'guide', name: 'Tour đảo Nami: trẻ em', quantity: 2, won: 62_000 },
				{ of: 'vehicle', name: 'Xe riêng thay cho xe ghép, 2 ngày', quantity: 2, won: 140_000 },
				{ of: 'meals', name: 'Bữa trưa', quantity: 12, won: null },
			],
			dates: [
				{ inDays: 15, time: '07:30' },
				{ inDays: 17, time: '07:30' },
			],
			validDays: 10,
			hoursAfter: 6,
		},
		{
			provider: 'bukchon-walks',
			language: 'vn',
			text: `Chúng tôi nhận ngày đảo Nami với hướng dẫn viên tiếng Việt đi riêng cho gia đình, kèm Vườn Ban Mai Tĩnh Lặng nếu các cháu chưa mệt. DMZ chúng tôi không tổ chức vì cần đơn vị có đăng ký riêng; ngày đó bạn nên đi với công ty khác. Giá dưới đây là cho cả nhóm, một ngày.`,
			lines: [
				{ of: 'guide', name: 'Hướng dẫn viên tiếng Việt, 9 tiếng', quantity: 1, won: 370_000 },
				{ of: 'vehicle', name: 'Xe 9 chỗ và tài xế', quantity: 1, won: 310_000 },
				{ of: 'tickets', name: 'Vé đảo Nami và vườn', quantity: 6, won: 27_000 },
				{ of: 'meals', name: 'Bữa trưa', quantity: 6, won: null },
			],
			dates: [
				{ inDays: 16, time: '08:30' },
				{ inDays: 18, time: '08:30' },
			],
			validDays: 14,
			hoursAfter: 10,
		},
		{
			provider: 'han-river-chauffeurs',
			language: 'vn',
			text: `Xe 9 chỗ và tài xế nói tiếng Anh cho cả hai ngày, thời gian dừng nghỉ do gia đình quyết định. Ngày DMZ, xe đưa bạn đến Imjingak để ghép đoàn tham quan tại chỗ, vé mua tại quầy. Không có hướng dẫn viên trong giá này.`,
			lines: [
				{ of: 'vehicle', name: 'Xe 9 chỗ, 10 tiếng mỗi ngày', quantity: 2, won: 345_000 },
				{ of: 'other', name: 'Phí cầu đường và đậu xe', quantity: 2, won: 22_000 },
				{ of: 'guide', name: 'Hướng dẫn viên tiếng Việt', quantity: 2, won: null },
				{ of: 'tickets', name: 'Vé tham quan', quantity: 12, won: null },
			],
			dates: [
				{ inDays: 15, time: '08:00' },
				{ inDays: 16, time: '08:00' },
				{ inDays: 18, time: '08:00' },
			],
			validDays: 14,
			hoursAfter: 21,
		},
	],
} satisfies DemoQuestion;
