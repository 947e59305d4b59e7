import type { DemoPromotion } from '../demo-promotion.ts';

export const namiForTwo = {
	id: 'nami-for-two',
	area: 'travel',
	productIds: ['nami-island-day'],
	discount: { percent: 15 },
	startsInDays: -12,
	endsInDays: 26,
	minPersons: 2,
	picture: 'nami-autumn-1',
	texts: {
		ko: {
			title: '둘이 가면 남이섬 당일 투어 15% 할인',
			lead: '나무길과 정원을 잇는 당일 투어를 두 분 이상 함께하시면 한 분당 15% 낮은 가격으로 모십니다.',
			body: [
				'나뭇잎이 떨어진 뒤의 남이섬은 사람이 적어 나무길을 천천히 걸을 수 있습니다. 아침에 서울에서 떠나 섬과 정원을 보고 저녁에 돌아옵니다.',
				'따로 신청하지 않아도 됩니다. 두 분 이상을 고르면 합계에 할인이 한 줄로 나타납니다. 예약한 뒤 한 분만 오시게 되면 할인은 빠집니다.',
			].join('\n\n'),
			audience: '두 분 이상이 함께 예약하는 모든 회원',
			scope: '성인과 어린이의 투어 요금. 개인 경비는 포함하지 않습니다.',
		},
		en: {
			title: 'Nami Island for two or more, 15% off',
			lead: 'Two or more on the day tour to the tree-lined path and the garden: 15% off each place.',
			body: [
				'Once the leaves have fallen, the island is quiet and you almost have the tree-lined path to yourself. The tour leaves Seoul in the morning, visits the island and the garden, and is back by evening.',
				'There is nothing to enter. Choose two people or more, and the discount appears as a separate line in the total. If the reservation drops to one person, it no longer applies.',
			].join('\n\n'),
			audience: 'Members who reserve for two people or more',
			scope: 'The tour for adults and children. Personal expenses are not included.',
		},
		ru: {
			title: 'Остров Нами от двух человек: скидка 15 %',
			lead: 'Однодневный тур на остров и в сад: при бронировании от двух человек каждое место на 15 % дешевле.',
			body: [
				'Листья опали, и на острове тихо. Автобус выезжает из Сеула утром и возвращается к вечеру; в программе остров и сад.',
				'Код не нужен. Выберите двух человек или больше, и скидка появится в сумме отдельной строкой. Если в итоге приедет один человек, скидка не действует.',
			].join('\n\n'),
			audience: 'Все, у кого есть аккаунт, при бронировании для двух человек и больше',
			scope: 'Тур для взрослых и детей. Личные расходы в пути не входят.',
		},
		th: {
			title: 'เที่ยวเกาะนา\u2060มิ 2 ท่านขึ้นไป ลด 15%',
			lead: 'ทัวร์วันเดียว เดินชมถนนต้นเม\u2060ตา\u2060ซี\u2060คัว\u2060ยาและสวนอา\u2060ชิม\u2060โก\u2060โย มา 2 ท่านขึ้นไปลดคนละ 15%',
			body: [
				'หลังใบไม้ร่วง เกาะเงียบลงและทางเดินใต้ต้นไม้แทบไม่มีคน ออกจากกรุง\u2060โซลตอนเช้า เที่ยวเกาะและสวน แล้วกลับถึงเมืองตอนเย็น',
				'ไม่ต้องขอสิทธิ์ เพียงเลือก 2 ท่านขึ้นไป ส่วนลดจะแสดงแยกเป็นอีกบรรทัดในยอดรวม หากสุดท้ายมาเพียงคนเดียว ส่วนลดจะถูกตัดออก',
			].join('\n\n'),
			audience: 'สมาชิกทุกคนที่จองสำหรับ 2 ท่านขึ้นไป',
			scope: 'ค่าทัวร์ของผู้ใหญ่และเด็ก ไม่รวมค่าใช้จ่ายส่วนตัวระหว่างทาง',
		},
		vn: {
			title: 'Đảo Nami từ hai người, giảm 15%',
			lead: 'Đi tour trong ngày đến hàng cây và khu vườn từ hai người trở lên: mỗi chỗ giảm 15%.',
			body: [
				'Sau mùa lá rụng, đảo vắng và con đường hàng cây gần như của riêng bạn. Tour rời Seoul buổi sáng, thăm đảo và vườn rồi về lại vào buổi tối.',
				'Bạn không cần đăng ký gì thêm. Chọn từ hai người, phần giảm sẽ hiện thành một dòng riêng trong tổng tiền. Nếu cuối cùng chỉ một người đi, phần giảm sẽ không còn.',
			].join('\n\n'),
			audience: 'Mọi thành viên đặt cho hai người trở lên',
			scope: 'Giá tour của người lớn và trẻ em. Không gồm chi tiêu riêng trên đường.',
		},
		id: {
			title: 'Pulau Nami untuk dua orang atau lebih, diskon 15%',
			lead: 'Tur sehari ke Pulau Nami dan taman untuk dua orang atau lebih: diskon 15% per orang.',
			body: [
				'Setelah daun gugur, pulau ini lebih sepi sehingga Anda bisa berjalan lebih leluasa. Tur berangkat dari Seoul pagi hari, mengunjungi pulau dan taman, lalu kembali menjelang malam.',
				'Anda tidak perlu memintanya. Pilih dua orang atau lebih, dan diskonnya muncul sebagai baris tersendiri di total. Jika akhirnya hanya satu yang datang, diskon itu tidak berlaku.',
			].join('\n\n'),
			audience: 'Semua anggota yang memesan untuk dua orang atau lebih',
			scope: 'Tur untuk dewasa dan anak. Pengeluaran pribadi di jalan tidak termasuk.',
		},
	},
} satisfies DemoPromotion;
