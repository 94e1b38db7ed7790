// Dates in the en-US forms, by the options of Intl.DateTimeFormat; in UTC, whatever the machine's zone.
const dates = [new Date(Date.UTC(2026, 10, 3, 17, 4, 5, 78)), new Date(Date.UTC(2026, 0, 30, 0, 4, 5))];
const options = [
  {},
  { year: 'numeric', month: 'long', day: 'numeric' },
  { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  { weekday: 'short', month: 'short', day: 'numeric' },
  { weekday: 'short', month: 'numeric', day: 'numeric' },
  { year: 'numeric', month: '2-digit', day: '2-digit' },
  { year: '2-digit', month: 'numeric', day: 'numeric' },
  { month: 'short', day: 'numeric' },
  { month: 'narrow', day: 'numeric' },
  { month: 'long', year: 'numeric' },
  { month: 'numeric', year: 'numeric' },
  { weekday: 'short' },
  { year: 'numeric' },
  { month: 'long' },
  { day: 'numeric' },
  { hour: 'numeric' },
  { hour: '2-digit', minute: '2-digit' },
  { hour: 'numeric', minute: '2-digit', hour12: false },
  { hour: 'numeric', minute: 'numeric', second: 'numeric', fractionalSecondDigits: 3 },
  { hour12: false },
  { hourCycle: 'h23' },
  { minute: 'numeric', second: 'numeric' },
  { timeZoneName: 'short' },
  { weekday: 'long', hour: 'numeric' },
  { month: 'long', day: 'numeric', hour: 'numeric' },
  { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: 'numeric' },
  { dateStyle: 'full' },
  { dateStyle: 'long' },
  { dateStyle: 'medium' },
  { dateStyle: 'short' },
  { timeStyle: 'full' },
  { timeStyle: 'long' },
  { timeStyle: 'medium' },
  { timeStyle: 'short' },
  { dateStyle: 'medium', timeStyle: 'short' },
  { dateStyle: 'full', timeStyle: 'long' },
];

function text(date, method, choice) {
  try {
    return date[method]('en-US', { timeZone: 'UTC', ...choice });
  } catch (error) {
    return error.name;
  }
}

for (const choice of options) {
  console.log(JSON.stringify(choice));
  for (const date of dates) {
    for (const method of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
      console.log('  ' + text(date, method, choice));
    }
  }
}
