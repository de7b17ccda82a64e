/** A question has at most so many characters; what comes after is not read. */
export const longestQuestion = 300
